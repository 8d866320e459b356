// The story as a picture: who won, and the race of the purses. Made here, of shapes and letters only.
import { render } from "preact";
import { SHAPES } from "../seats";
import { PAPER, PurseRace } from "./plots";
import { order, type Story } from "./told";

const [WIDE, HIGH] = [1200, 630];
const SEATS = ["#0a5fae", "#cc4a00", "#a83a80", "#f2c500", "#23252b"];

function Picture({ story, title, names }: { story: Story; title: string; names: string[] }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={WIDE} height={HIGH} viewBox={`0 0 ${WIDE} ${HIGH}`}>
      <rect width={WIDE} height={HIGH} fill="#f7eed8" />
      <text x="48" y="78" font-family="Alegreya, Georgia, serif" font-weight="800" font-size="46" fill={PAPER.text}>
        {title}
      </text>
      <g font-family="Alegreya Sans, sans-serif" font-size="26" fill={PAPER.text}>
        {order(story).map((seat, place) => (
          <g key={seat} transform={`translate(${48 + place * (1104 / story.players)} 128)`}>
            <path d={SHAPES[seat]} fill={SEATS[seat]} stroke={PAPER.text} stroke-width="1.5" transform="translate(12 -8)" />
            <text x="34">
              {(names[seat] ?? "").slice(0, 14)} <tspan font-weight="800">{story.scores[seat]}</tspan>
            </text>
          </g>
        ))}
      </g>
      <g transform="translate(36 160) scale(1.5)">
        <PurseRace story={story} wide={750} high={290} ink={PAPER} />
      </g>
      <text x={WIDE - 40} y={HIGH - 22} text-anchor="end" font-family="Alegreya, Georgia, serif" font-weight="800" font-size="24" fill={PAPER.faint}>
        Small World
      </text>
    </svg>
  );
}

/** The picture as a file. */
export async function pictureOf(story: Story, title: string, names: string[]): Promise<File> {
  const box = document.createElement("div");
  render(<Picture story={story} title={title} names={names} />, box);
  const text = new XMLSerializer().serializeToString(box.firstElementChild!);
  const image = new Image();
  await new Promise((done, failed) => {
    image.onload = done;
    image.onerror = () => failed(new Error("the picture cannot be drawn"));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  });
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, HIGH];
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("the picture cannot be written");
  return new File([blob], "smallworld.png", { type: "image/png" });
}
