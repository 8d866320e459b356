"""The four printed boards, as text: one line per region (B-SETUP-01).

    name  terrain and marks  |  neighbours  |  centre in thousandths of width and height

Marks: `edge` touches the edge of the board, `native` carries a Lost Tribe at the start, and the
symbols mine, magic, cavern.
"""

from typing import Final

BOARD_2P: Final = """
2p-01  sea edge                               | 2p-02 2p-06 | 122 121
2p-02  farmland edge magic                    | 2p-01 2p-03 2p-06 2p-07 | 339 123
2p-03  forest edge mine                       | 2p-02 2p-04 2p-07 2p-08 2p-09 | 477 144
2p-04  swamp edge native cavern               | 2p-03 2p-05 2p-09 2p-10 | 636 102
2p-05  hill edge                              | 2p-04 2p-10 2p-11 | 864 100
2p-06  mountain edge cavern mine              | 2p-01 2p-02 2p-07 2p-12 | 146 371
2p-07  hill native                            | 2p-02 2p-03 2p-06 2p-08 2p-12 2p-13 | 378 375
2p-08  lake                                   | 2p-03 2p-07 2p-09 2p-13 2p-14 | 509 467
2p-09  mountain                               | 2p-03 2p-04 2p-08 2p-10 2p-14 2p-15 | 618 329
2p-10  farmland                               | 2p-04 2p-05 2p-09 2p-11 2p-15 | 745 255
2p-11  forest edge native magic               | 2p-05 2p-10 2p-15 2p-16 | 913 306
2p-12  farmland edge native                   | 2p-06 2p-07 2p-13 2p-17 2p-18 | 109 591
2p-13  forest native                          | 2p-07 2p-08 2p-12 2p-14 2p-18 2p-19 | 411 646
2p-14  farmland native magic                  | 2p-08 2p-09 2p-13 2p-15 2p-19 2p-20 2p-21 | 612 652
2p-15  hill native cavern                     | 2p-09 2p-10 2p-11 2p-14 2p-16 2p-21 2p-22 | 754 518
2p-16  mountain edge mine                     | 2p-11 2p-15 2p-22 2p-23 | 932 539
2p-17  swamp edge native magic                | 2p-12 2p-18 | 122 841
2p-18  hill edge cavern                       | 2p-12 2p-13 2p-17 2p-19 | 309 854
2p-19  swamp edge native mine                 | 2p-13 2p-14 2p-18 2p-20 | 491 877
2p-20  mountain edge                          | 2p-14 2p-19 2p-21 | 618 913
2p-21  swamp edge                             | 2p-14 2p-15 2p-20 2p-22 2p-23 | 735 825
2p-22  forest                                 | 2p-15 2p-16 2p-21 2p-23 | 853 726
2p-23  sea edge                               | 2p-16 2p-21 2p-22 | 914 909
"""

BOARD_3P: Final = """
3p-01  sea edge                               | 3p-02 3p-08 3p-13 | 34 155
3p-02  forest edge mine                       | 3p-01 3p-03 3p-08 3p-09 | 195 100
3p-03  mountain edge                          | 3p-02 3p-04 3p-09 3p-10 | 358 100
3p-04  farmland edge                          | 3p-03 3p-05 3p-10 3p-11 | 495 91
3p-05  swamp edge cavern                      | 3p-04 3p-06 3p-11 3p-12 | 643 91
3p-06  forest edge native                     | 3p-05 3p-07 3p-12 | 828 103
3p-07  swamp edge mine                        | 3p-06 3p-12 3p-17 3p-18 | 923 261
3p-08  farmland native magic                  | 3p-01 3p-02 3p-09 3p-13 | 116 281
3p-09  swamp                                  | 3p-02 3p-03 3p-08 3p-10 3p-13 3p-14 | 275 290
3p-10  hill native magic                      | 3p-03 3p-04 3p-09 3p-11 3p-14 3p-15 | 417 310
3p-11  mountain mine                          | 3p-04 3p-05 3p-10 3p-12 3p-15 3p-16 | 548 287
3p-12  farmland native                        | 3p-05 3p-06 3p-07 3p-11 3p-16 3p-17 | 715 279
3p-13  mountain edge cavern mine              | 3p-01 3p-08 3p-09 3p-14 3p-19 | 119 499
3p-14  swamp native                           | 3p-09 3p-10 3p-13 3p-15 3p-19 3p-20 | 335 519
3p-15  lake                                   | 3p-10 3p-11 3p-14 3p-16 3p-20 3p-21 3p-22 | 499 552
3p-16  mountain cavern                        | 3p-11 3p-12 3p-15 3p-17 3p-22 3p-23 | 643 479
3p-17  hill magic                             | 3p-07 3p-12 3p-16 3p-18 3p-23 3p-24 | 803 462
3p-18  mountain edge                          | 3p-07 3p-17 3p-24 3p-25 | 945 472
3p-19  farmland edge magic                    | 3p-13 3p-14 3p-20 3p-26 3p-27 | 171 680
3p-20  forest native cavern                   | 3p-14 3p-15 3p-19 3p-21 3p-27 3p-28 | 386 721
3p-21  hill                                   | 3p-15 3p-20 3p-22 3p-28 3p-29 | 514 790
3p-22  swamp native magic                     | 3p-15 3p-16 3p-21 3p-23 3p-29 3p-30 | 622 712
3p-23  farmland native                        | 3p-16 3p-17 3p-22 3p-24 3p-30 | 739 627
3p-24  hill native cavern                     | 3p-17 3p-18 3p-23 3p-25 3p-30 | 873 671
3p-25  sea edge                               | 3p-18 3p-24 3p-30 | 927 882
3p-26  hill edge                              | 3p-19 3p-27 | 123 893
3p-27  mountain edge                          | 3p-19 3p-20 3p-26 3p-28 | 285 884
3p-28  mountain edge                          | 3p-20 3p-21 3p-27 3p-29 | 435 918
3p-29  forest edge                            | 3p-21 3p-22 3p-28 3p-30 | 631 913
3p-30  forest edge native mine                | 3p-22 3p-23 3p-24 3p-25 3p-29 | 764 849
"""

BOARD_4P: Final = """
4p-01  sea edge                               | 4p-02 4p-03 4p-04 4p-07 4p-08 4p-14 4p-20 | 67 213
4p-02  farmland                               | 4p-01 4p-07 | 165 121
4p-03  farmland native mine                   | 4p-01 4p-04 4p-05 4p-08 4p-09 | 401 187
4p-04  forest edge native cavern              | 4p-01 4p-03 4p-05 | 527 57
4p-05  hill edge native                       | 4p-03 4p-04 4p-06 4p-09 4p-10 | 627 108
4p-06  swamp edge magic                       | 4p-05 4p-10 4p-11 | 865 103
4p-07  swamp native magic                     | 4p-01 4p-02 4p-08 4p-14 | 213 257
4p-08  hill native cavern                     | 4p-01 4p-03 4p-07 4p-09 4p-14 4p-15 | 324 302
4p-09  farmland                               | 4p-03 4p-05 4p-08 4p-10 4p-15 4p-16 4p-17 | 479 327
4p-10  mountain mine                          | 4p-05 4p-06 4p-09 4p-11 4p-12 4p-17 | 616 283
4p-11  forest edge cavern                     | 4p-06 4p-10 4p-12 4p-13 | 835 219
4p-12  forest native magic                    | 4p-10 4p-11 4p-13 4p-17 4p-18 | 733 359
4p-13  mountain edge                          | 4p-11 4p-12 4p-18 4p-19 | 894 366
4p-14  forest                                 | 4p-01 4p-07 4p-08 4p-15 4p-20 4p-21 | 233 414
4p-15  swamp native                           | 4p-08 4p-09 4p-14 4p-16 4p-21 4p-22 | 374 433
4p-16  hill magic                             | 4p-09 4p-15 4p-17 4p-22 | 489 454
4p-17  lake                                   | 4p-09 4p-10 4p-12 4p-16 4p-18 4p-22 4p-25 4p-26 | 596 532
4p-18  swamp mine                             | 4p-12 4p-13 4p-17 4p-19 4p-26 4p-27 | 735 499
4p-19  farmland edge                          | 4p-13 4p-18 4p-27 4p-28 | 917 505
4p-20  mountain edge                          | 4p-01 4p-14 4p-21 4p-23 | 122 524
4p-21  hill                                   | 4p-14 4p-15 4p-20 4p-22 4p-23 4p-24 | 272 536
4p-22  mountain cavern mine                   | 4p-15 4p-16 4p-17 4p-21 4p-24 4p-25 | 413 569
4p-23  swamp edge native mine                 | 4p-20 4p-21 4p-24 4p-29 | 107 682
4p-24  forest native magic                    | 4p-21 4p-22 4p-23 4p-25 4p-29 4p-30 4p-31 | 314 685
4p-25  mountain                               | 4p-17 4p-22 4p-24 4p-26 4p-31 | 506 687
4p-26  farmland native                        | 4p-17 4p-18 4p-25 4p-27 4p-31 4p-32 4p-33 4p-34 | 667 705
4p-27  hill native                            | 4p-18 4p-19 4p-26 4p-28 4p-34 4p-35 | 833 622
4p-28  swamp edge native cavern               | 4p-19 4p-27 4p-35 | 961 631
4p-29  farmland edge                          | 4p-23 4p-24 4p-30 | 104 845
4p-30  mountain edge                          | 4p-24 4p-29 4p-31 4p-36 | 305 837
4p-31  swamp native cavern                    | 4p-24 4p-25 4p-26 4p-30 4p-32 4p-36 4p-37 | 471 826
4p-32  forest native magic                    | 4p-26 4p-31 4p-33 4p-37 | 583 872
4p-33  mountain edge mine                     | 4p-26 4p-32 4p-34 4p-37 4p-38 | 708 904
4p-34  mountain cavern                        | 4p-26 4p-27 4p-33 4p-35 4p-38 | 781 781
4p-35  hill edge magic                        | 4p-27 4p-28 4p-34 4p-38 4p-39 | 916 755
4p-36  hill edge mine                         | 4p-30 4p-31 4p-37 | 344 944
4p-37  farmland edge                          | 4p-31 4p-32 4p-33 4p-36 | 533 959
4p-38  forest edge                            | 4p-33 4p-34 4p-35 4p-39 | 851 908
4p-39  sea edge                               | 4p-35 4p-38 | 949 931
"""

BOARD_5P: Final = """
5p-01  sea edge                               | 5p-02 5p-07 5p-12 5p-17 5p-18 5p-26 5p-31 5p-32 | 107 243
5p-02  mountain edge                          | 5p-01 5p-03 5p-07 | 203 48
5p-03  swamp edge magic                       | 5p-02 5p-04 5p-07 5p-08 | 351 55
5p-04  mountain edge cavern                   | 5p-03 5p-05 5p-08 5p-09 | 479 67
5p-05  forest edge magic                      | 5p-04 5p-06 5p-09 5p-10 | 613 62
5p-06  farmland edge native cavern            | 5p-05 5p-10 5p-11 | 799 39
5p-07  swamp                                  | 5p-01 5p-02 5p-03 5p-08 5p-12 | 274 164
5p-08  farmland native mine                   | 5p-03 5p-04 5p-07 5p-09 5p-12 5p-13 | 412 194
5p-09  hill                                   | 5p-04 5p-05 5p-08 5p-10 5p-13 5p-14 | 538 185
5p-10  mountain mine                          | 5p-05 5p-06 5p-09 5p-11 5p-14 5p-15 | 696 184
5p-11  farmland edge                          | 5p-06 5p-10 5p-15 5p-16 | 887 135
5p-12  hill native                            | 5p-01 5p-07 5p-08 5p-13 5p-18 5p-19 | 327 312
5p-13  farmland native cavern                 | 5p-08 5p-09 5p-12 5p-14 5p-19 5p-20 5p-21 | 477 326
5p-14  mountain                               | 5p-09 5p-10 5p-13 5p-15 5p-21 5p-22 | 616 288
5p-15  swamp native cavern                    | 5p-10 5p-11 5p-14 5p-16 5p-22 5p-23 | 769 296
5p-16  hill edge mine                         | 5p-11 5p-15 5p-23 | 919 276
5p-17  hill native                            | 5p-01 5p-18 | 121 369
5p-18  forest magic                           | 5p-01 5p-12 5p-17 5p-19 5p-26 | 236 413
5p-19  swamp native                           | 5p-12 5p-13 5p-18 5p-20 5p-26 5p-27 | 372 432
5p-20  hill magic                             | 5p-13 5p-19 5p-21 5p-27 | 493 454
5p-21  lake                                   | 5p-13 5p-14 5p-20 5p-22 5p-24 5p-27 5p-28 5p-33 5p-34 5p-40 | 579 563
5p-22  forest                                 | 5p-14 5p-15 5p-21 5p-23 5p-24 | 712 383
5p-23  mountain edge magic                    | 5p-15 5p-16 5p-22 5p-24 5p-25 | 872 401
5p-24  swamp native mine                      | 5p-21 5p-22 5p-23 5p-25 5p-28 5p-29 | 734 500
5p-25  farmland edge                          | 5p-23 5p-24 5p-29 5p-30 | 916 506
5p-26  farmland native                        | 5p-01 5p-18 5p-19 5p-27 5p-32 5p-33 | 272 530
5p-27  mountain cavern mine                   | 5p-19 5p-20 5p-21 5p-26 5p-33 | 408 569
5p-28  forest native                          | 5p-21 5p-24 5p-29 5p-34 5p-35 | 724 656
5p-29  hill                                   | 5p-24 5p-25 5p-28 5p-30 5p-35 5p-36 | 834 628
5p-30  swamp edge native cavern               | 5p-25 5p-29 5p-36 | 961 633
5p-31  forest edge mine                       | 5p-01 5p-32 5p-37 | 52 581
5p-32  swamp                                  | 5p-01 5p-26 5p-31 5p-33 5p-37 5p-38 | 174 635
5p-33  hill native                            | 5p-21 5p-26 5p-27 5p-32 5p-38 5p-39 5p-40 | 321 693
5p-34  farmland magic                         | 5p-21 5p-28 5p-35 5p-40 5p-41 5p-42 | 617 738
5p-35  mountain mine                          | 5p-28 5p-29 5p-34 5p-36 5p-42 5p-43 | 778 783
5p-36  hill edge native magic                 | 5p-29 5p-30 5p-35 5p-43 5p-44 | 919 759
5p-37  farmland edge native cavern            | 5p-31 5p-32 5p-38 5p-45 | 54 739
5p-38  forest native                          | 5p-32 5p-33 5p-37 5p-39 5p-45 5p-46 | 169 791
5p-39  farmland                               | 5p-33 5p-38 5p-40 5p-46 5p-47 | 317 825
5p-40  swamp native cavern                    | 5p-21 5p-33 5p-34 5p-39 5p-41 5p-47 5p-48 | 459 823
5p-41  forest                                 | 5p-34 5p-40 5p-42 5p-48 | 583 873
5p-42  mountain edge                          | 5p-34 5p-35 5p-41 5p-43 5p-48 | 709 906
5p-43  forest edge cavern                     | 5p-35 5p-36 5p-42 5p-44 | 853 906
5p-44  sea edge                               | 5p-36 5p-43 | 951 933
5p-45  swamp edge native mine                 | 5p-37 5p-38 5p-46 | 73 928
5p-46  forest edge native magic               | 5p-38 5p-39 5p-45 5p-47 | 226 931
5p-47  hill edge mine                         | 5p-39 5p-40 5p-46 5p-48 | 374 931
5p-48  mountain edge magic                    | 5p-40 5p-41 5p-42 5p-47 | 528 961
"""

BOARDS: Final = {
    "2p": (2, 10, BOARD_2P),
    "3p": (3, 10, BOARD_3P),
    "4p": (4, 9, BOARD_4P),
    "5p": (5, 8, BOARD_5P),
}
"""Key: players, rounds, regions."""
