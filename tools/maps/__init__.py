"""Draws the boards: from a list of regions and neighbours to smooth outlines that touch exactly where they should.

The game never runs this. Its results, `src/smallworld/maps` and `docs/pictures`, are committed; run it again
after a change to a board. It needs `requirements/tools.txt`.

    plans     what to draw: regions, borders, wanted centres, taken from the game's own boards
    planar    a plane embedding of the borders
    layout    a straight-line drawing of it, near the wanted centres
    grid      the drawing painted on squares
    relax     squares change hands until the regions have even sizes, short borders and the right places
    arcs      the borders between the squares as smooth lines, shared by both sides
    outlines  the regions put together from them, with places for tokens and badges
    borders   strips along the borders, for the colours of the players
    pack      the islands of each set laid into one sea
    proof     the finished outlines, compared with the board by other means
    glyphs, ornaments, symbols, picture, raster    the painted look
    textures, web                                  pictures for the browser
"""
