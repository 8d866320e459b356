### The names of the regions: `place-KEY`, in the nominative. All language files have the same keys in the same order.
### A name is our own invention, belongs to one region of its edition and suits the land there. It has at most 18 letters.

## The board for two

place-2p-01 = Racčí moře
place-2p-02 = Hvězdné lány
place-2p-03 = Měděný bor
place-2p-04 = Kuňčí blata
place-2p-05 = Kotlíkov
place-2p-06 = Bručoun
place-2p-07 = Dědkova hůrka
place-2p-08 = Jezero Lžička
place-2p-09 = Vylomený zub
place-2p-10 = Ječmeniště
place-2p-11 = Šeptavý háj
place-2p-12 = Řepnice
place-2p-13 = Trnový hvozd
place-2p-14 = Čtyřlístek
place-2p-15 = Jezevčí vršek
place-2p-16 = Zlatý hrot
place-2p-17 = Bludička
place-2p-18 = Ozvěnný vrch
place-2p-19 = Rezavá slať
place-2p-20 = Paličák
place-2p-21 = Utopená bota
place-2p-22 = Soví les
place-2p-23 = Hrnková zátoka

## The board for three

place-3p-01 = Sleďové moře
place-3p-02 = Havířský les
place-3p-03 = Drapimrak
place-3p-04 = Kašov
place-3p-05 = Bublavá tůň
place-3p-06 = Staré sosny
place-3p-07 = Zlaté bahno
place-3p-08 = Měsíční pole
place-3p-09 = Brblavé blato
place-3p-10 = Vílí pahorek
place-3p-11 = Stříbrný štít
place-3p-12 = Mlýniště
place-3p-13 = Velké kladivo
place-3p-14 = Volavčí mokřad
place-3p-15 = Knoflíkové jezero
place-3p-16 = Dutý roh
place-3p-17 = Kopec přání
place-3p-18 = Ranní skála
place-3p-19 = Vědminy lány
place-3p-20 = Vlčí hvozd
place-3p-21 = Sýrový vršek
place-3p-22 = Mihotavá bažina
place-3p-23 = Husí pastvina
place-3p-24 = Liščí stráň
place-3p-25 = Kotevní záliv
place-3p-26 = Zapadlý kopec
place-3p-27 = Hora Bratr
place-3p-28 = Hora Sestra
place-3p-29 = Lískový háj
place-3p-30 = Milířový les

## The board for four

place-4p-01 = Velrybí moře
place-4p-02 = Lívancov
place-4p-03 = Grešlov
place-4p-04 = Brlohový les
place-4p-05 = Skřivánčí stráň
place-4p-06 = Uhranutá slať
place-4p-07 = Světýlková bažina
place-4p-08 = Krtčí vršek
place-4p-09 = Seníkov
place-4p-10 = Železné čelo
place-4p-11 = Netopýří les
place-4p-12 = Jeřabinový háj
place-4p-13 = Zívající hora
place-4p-14 = Ježčí houština
place-4p-15 = Čvachtov
place-4p-16 = Runový pahorek
place-4p-17 = Štičí jezero
place-4p-18 = Okrová bažina
place-4p-19 = Kapustov
place-4p-20 = Solný zub
place-4p-21 = Perníkový vrch
place-4p-22 = Hromový kotel
place-4p-23 = Olověný močál
place-4p-24 = Kořenový hvozd
place-4p-25 = Kozí skála
place-4p-26 = Bochníkov
place-4p-27 = Větrný kopec
place-4p-28 = Úhoří bažina
place-4p-29 = Medové lány
place-4p-30 = Hora Palčák
place-4p-31 = Bezedná slať
place-4p-32 = Zpívající háj
place-4p-33 = Měděný hřeben
place-4p-34 = Obří nos
place-4p-35 = Košťátkov
place-4p-36 = Cínový vrch
place-4p-37 = Kachní louka
place-4p-38 = Hříbkový les
place-4p-39 = Krabí zátoka

## The board for five

place-5p-01 = Mroží moře
place-5p-02 = Ledová brada
place-5p-03 = Hejkalova slať
place-5p-04 = Chrápavá hora
place-5p-05 = Měsíční hvozd
place-5p-06 = Sklípkov
place-5p-07 = Kalužiny
place-5p-08 = Měďákov
place-5p-09 = Náprstkový vrch
place-5p-10 = Kovadlina
place-5p-11 = Křepelčí lány
place-5p-12 = Babiččin kopec
place-5p-13 = Pastinákov
place-5p-14 = Krkavčí skála
place-5p-15 = Černá bahna
place-5p-16 = Rudný kopec
place-5p-17 = Papuchalčí vrch
place-5p-18 = Lucernový les
place-5p-19 = Mokrá pata
place-5p-20 = Jantarová kupa
place-5p-21 = Jezero Naběračka
place-5p-22 = Sojčí les
place-5p-23 = Hvězdný štít
place-5p-24 = Měděnková slať
place-5p-25 = Žitné lány
place-5p-26 = Máselnice
place-5p-27 = Hora Výheň
place-5p-28 = Žaludový les
place-5p-29 = Polštářový vrch
place-5p-30 = Hlemýždí bažina
place-5p-31 = Cínový les
place-5p-32 = Pijavičná slať
place-5p-33 = Ovčácký vrch
place-5p-34 = Začarovaná pole
place-5p-35 = Hora Drahokam
place-5p-36 = Proutkařův vrch
place-5p-37 = Křečkov
place-5p-38 = Mechový les
place-5p-39 = Srpovice
place-5p-40 = Mlaskavá bažina
place-5p-41 = Vrzavý les
place-5p-42 = Kamenné koleno
place-5p-43 = Jezevčí les
place-5p-44 = Perlová zátoka
place-5p-45 = Bronzový močál
place-5p-46 = Kouzelný les
place-5p-47 = Lopatový vrch
place-5p-48 = Čarodějův klobouk

## Island l1a

place-l1a-01 = Bučící hora
place-l1a-02 = Majákový vrch
place-l1a-03 = Jiskrné pole
place-l1a-04 = Přívozní blata
place-l1a-05 = Lanový les
place-l1a-06 = Jezero Prstýnek
place-l1a-07 = Terejí skála
place-l1a-08 = Pohankov
place-l1a-09 = Zářivé břízy
place-l1a-10 = Čolčí bažina
place-l1a-11 = Hora Dýmka

## Island l1b

place-l1b-01 = Smolný les
place-l1b-02 = Křivý loket
place-l1b-03 = Přístavní pole
place-l1b-04 = Světluščí háj
place-l1b-05 = Mžouravá hora
place-l1b-06 = Lektvarová slať
place-l1b-07 = Ucho jehly
place-l1b-08 = Kotevní kopec
place-l1b-09 = Poustevní vrch
place-l1b-10 = Houpavá zátoka
place-l1b-11 = Fazolov

## Island l2a

place-l2a-01 = Šedé rameno
place-l2a-02 = Hvízdavé blato
place-l2a-03 = Racčí les
place-l2a-04 = Bahnitý přístav
place-l2a-05 = Prostřední les
place-l2a-06 = Jezero Talířek
place-l2a-07 = Netopýří skála
place-l2a-08 = Kolébkový vrch
place-l2a-09 = Rachotivá hora
place-l2a-10 = Duhový kopec
place-l2a-11 = Dýňový břeh

## Island l2b

place-l2b-01 = Rákosí
place-l2b-02 = Rozeklaný štít
place-l2b-03 = Veslová bažina
place-l2b-04 = Kukaččí les
place-l2b-05 = Pampeliškov
place-l2b-06 = Myší pole
place-l2b-07 = Skleněný roh
place-l2b-08 = Děravý zub
place-l2b-09 = Stěžňový les
place-l2b-10 = Zátoka Kapsa
place-l2b-11 = Hlídkový kopec

## Island m1a

place-m1a-01 = Ředkvičkov
place-m1a-02 = Kavčí kopec
place-m1a-03 = Pramicové blato
place-m1a-04 = Horní hřbet
place-m1a-05 = Dolní hřbet
place-m1a-06 = Hráškov
place-m1a-07 = Loďkový les
place-m1a-08 = Ropuší tůně
place-m1a-09 = Ospalý les

## Island m1b

place-m1b-01 = Kamenný bochník
place-m1b-02 = Pobřežní lán
place-m1b-03 = Králičí kopec
place-m1b-04 = Komáří slatina
place-m1b-05 = Velká houština
place-m1b-06 = Labutí jezero
place-m1b-07 = Kormidelní vrch
place-m1b-08 = Třpytivá hora
place-m1b-09 = Korkový les

## Island m2a

place-m2a-01 = Mrkvové pole
place-m2a-02 = Severní roh
place-m2a-03 = Včelí kopec
place-m2a-04 = Měsíční hřbet
place-m2a-05 = Břečťanový les
place-m2a-06 = Podpalubní bahno
place-m2a-07 = Mumlavá slať
place-m2a-08 = Přímořský bor
place-m2a-09 = Srpová zátoka

## Island m2b

place-m2b-01 = Lodivodův vrch
place-m2b-02 = Drozdí les
place-m2b-03 = Pudinkové bahno
place-m2b-04 = Pupková hora
place-m2b-05 = Západní palec
place-m2b-06 = Lněné pole
place-m2b-07 = Kaštanový háj
place-m2b-08 = Nábřežní lán
place-m2b-09 = Poslední kopec

## Island s1a

place-s1a-01 = Tisový les
place-s1a-02 = Bublinková bažina
place-s1a-03 = Hora Náprava
place-s1a-04 = Melounový břeh
place-s1a-05 = Papouščí kopec
place-s1a-06 = Hadí houština
place-s1a-07 = Ploutvové blato

## Island s1b

place-s1b-01 = Kovářova hora
place-s1b-02 = Podkovové pole
place-s1b-03 = Hřebíkový vrch
place-s1b-04 = Třmenový les
place-s1b-05 = Šťastný háj
place-s1b-06 = Zátoka Uzda
place-s1b-07 = Kopytová bažina

## Island s2a

place-s2a-01 = Bláznivý kopec
place-s2a-02 = Opasková slať
place-s2a-03 = Doupný les
place-s2a-04 = Prkenný les
place-s2a-05 = Citronový břeh
place-s2a-06 = Dlouhá brázda
place-s2a-07 = Hora Hřebínek

## Island s2b

place-s2b-01 = Důlkový vrch
place-s2b-02 = Loďkové rákosí
place-s2b-03 = Veverčí les
place-s2b-04 = Makové pole
place-s2b-05 = Pulcovo jezírko
place-s2b-06 = Hora Pepřenka
place-s2b-07 = Soudkový vrch
