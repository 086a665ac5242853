import type { ReactNode } from 'react';
import { tokens } from '../../../../../ui/tokens';
import type { Scene } from './platforms';

const { color } = tokens;
const WIDTH = 320;
const HEIGHT = 180;

export interface StepPictureProps {
  scene: Scene;
  /** The platform's own dark colour. */
  tint: string;
  /** The file of a code picture. */
  file: string;
  /** The code that is pasted: the picture shows how it begins. */
  code: string;
  /** The entry of the side bar that the step speaks of. */
  menu: string;
  /** What is pressed there. */
  button: string;
  /** What ends the step. */
  confirm: string;
  /** The name over a finished site. */
  site: string;
}

/** Where on the platform's screen a step happens. The step's words say the same: it is silent for assistive technology. */
export function StepPicture(props: StepPictureProps) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden
      css={{
        display: 'block',
        width: '100%',
        maxWidth: 420,
        height: 'auto',
        borderRadius: tokens.radius.m,
        border: `1px solid ${color.line}`,
        fontFamily: tokens.font.text,
      }}
    >
      <rect width={WIDTH} height={HEIGHT} fill={color.paper} />
      {SCENES[props.scene](props)}
    </svg>
  );
}

const SCENES: Record<Scene, (props: StepPictureProps) => ReactNode> = {
  menu: (props) => <MenuScene {...props} />,
  upload: (props) => <UploadScene {...props} />,
  paste: (props) => <PasteScene {...props} />,
  code: (props) => <CodeScene {...props} />,
  site: (props) => <SiteScene {...props} />,
  frame: (props) => <SiteScene {...props} framed />,
};

/** Text that is only a grey line: what it says does not matter. */
const line = (x: number, y: number, width: number, fill: string = color.line) => (
  <rect x={x} y={y} width={width} height={6} rx={3} fill={fill} />
);

function Pressed({ x, y, label }: { x: number; y: number; label: string }) {
  const width = 28 + label.length * 6.4;
  return (
    <g>
      <rect x={x} y={y} width={width} height={26} rx={6} fill={color.accent} />
      <text
        x={x + width / 2}
        y={y + 17}
        fill={color.onAccent}
        fontSize={11}
        fontWeight={600}
        textAnchor="middle"
      >
        {label}
      </text>
      <Pointer x={x + width - 8} y={y + 18} />
    </g>
  );
}

function Pointer({ x, y }: { x: number; y: number }) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M0 0l4 13 3-5 6-1z"
      fill={color.ink}
      stroke={color.surface}
      strokeWidth={1.5}
      strokeLinejoin="round"
    />
  );
}

/** A panel with its side bar, the step's entry marked. */
function Panel({ tint, menu, children }: Pick<StepPictureProps, 'tint' | 'menu'> & { children: ReactNode }) {
  return (
    <g>
      <rect width={104} height={HEIGHT} fill={tint} />
      <rect width={WIDTH} height={18} fill={tint} />
      <circle cx={12} cy={9} r={4} fill="#ffffff" opacity={0.7} />
      {[34, 52, 112, 130, 148].map((y, index) => (
        <rect
          key={y}
          x={14}
          y={y}
          width={[52, 40, 58, 36, 48][index]}
          height={6}
          rx={3}
          fill="#ffffff"
          opacity={0.35}
        />
      ))}
      <rect x={0} y={70} width={104} height={28} fill={color.accent} />
      <text x={14} y={88} fill={color.onAccent} fontSize={11} fontWeight={600}>
        {menu}
      </text>
      {children}
    </g>
  );
}

function MenuScene({ tint, menu, button }: StepPictureProps) {
  return (
    <Panel tint={tint} menu={menu}>
      {line(122, 38, 84, color.lineStrong)}
      <Pressed x={122} y={56} label={button} />
      {[102, 134].map((y) => (
        <g key={y}>
          <rect x={122} y={y} width={182} height={24} rx={6} fill={color.surface} stroke={color.line} />
          {line(132, y + 9, 96)}
        </g>
      ))}
    </Panel>
  );
}

function UploadScene({ tint, menu, confirm }: StepPictureProps) {
  return (
    <Panel tint={tint} menu={menu}>
      {line(122, 38, 84, color.lineStrong)}
      <rect
        x={122}
        y={56}
        width={182}
        height={58}
        rx={8}
        fill={color.surface}
        stroke={color.lineStrong}
        strokeDasharray="5 4"
      />
      <text x={213} y={90} fill={color.ink} fontSize={11} fontWeight={600} textAnchor="middle">
        officina-chat.zip
      </text>
      <Pressed x={122} y={128} label={confirm} />
    </Panel>
  );
}

function PasteScene({ tint, menu, button, confirm, code }: StepPictureProps) {
  return (
    <Panel tint={tint} menu={menu}>
      <text x={122} y={44} fill={color.ink} fontSize={11} fontWeight={600}>
        {button}
      </text>
      <rect x={122} y={54} width={182} height={66} rx={8} fill={color.surface} stroke={color.lineStrong} />
      <Snippet x={132} y={76} code={code} />
      {line(132, 94, 120)}
      <Pressed x={122} y={134} label={confirm} />
    </Panel>
  );
}

function CodeScene({ tint, file, code }: StepPictureProps) {
  return (
    <g>
      <rect width={WIDTH} height={26} fill={tint} />
      <rect x={12} y={6} width={24 + file.length * 6.4} height={20} rx={4} fill={color.paper} />
      <text x={24} y={20} fill={color.ink} fontSize={11} fontWeight={600}>
        {file}
      </text>
      {[44, 62, 80].map((y, index) => (
        <g key={y}>{line(24 + index * 14, y, [120, 168, 96][index] ?? 96)}</g>
      ))}
      <rect x={12} y={98} width={296} height={28} rx={6} fill={color.accentSoft} />
      <Snippet x={24} y={116} code={code} />
      <text x={24} y={146} fill={color.muted} fontSize={11} fontFamily={tokens.font.mono}>
        {file.endsWith('.tsx') ? '}' : '</body>'}
      </text>
      {file.endsWith('.tsx') ? null : (
        <text x={12} y={164} fill={color.muted} fontSize={11} fontFamily={tokens.font.mono}>
          {'</html>'}
        </text>
      )}
    </g>
  );
}

const SNIPPET_LENGTH = 22;

function Snippet({ x, y, code }: { x: number; y: number; code: string }) {
  return (
    <text x={x} y={y} fill={color.accent} fontSize={11} fontWeight={600} fontFamily={tokens.font.mono}>
      {`${code.split('\n')[0]?.slice(0, SNIPPET_LENGTH)}…`}
    </text>
  );
}

/** The visitor's page at the end: the bubble in its corner, or the chat in its frame. */
function SiteScene({ site, framed = false }: StepPictureProps & { framed?: boolean }) {
  return (
    <g>
      <rect width={WIDTH} height={24} fill={color.line} />
      {[12, 24, 36].map((x) => (
        <circle key={x} cx={x} cy={12} r={4} fill={color.lineStrong} />
      ))}
      <rect x={56} y={5} width={252} height={14} rx={7} fill={color.surface} />
      <text x={24} y={56} fill={color.ink} fontSize={15} fontWeight={700}>
        {site}
      </text>
      {line(24, 72, 150)}
      {line(24, 86, 128)}
      <rect x={24} y={104} width={120} height={56} rx={8} fill={color.surface} stroke={color.line} />
      {framed ? (
        <g>
          <rect
            x={190}
            y={40}
            width={112}
            height={126}
            rx={10}
            fill={color.surface}
            stroke={color.accent}
            strokeWidth={2}
          />
          <path d="M190 50a10 10 0 0 1 10-10h92a10 10 0 0 1 10 10v14H190z" fill={color.accent} />
          {line(202, 80, 64, color.lineStrong)}
          {line(234, 98, 56, color.accentSoft)}
          {line(202, 116, 48, color.lineStrong)}
        </g>
      ) : (
        <g>
          <circle cx={288} cy={148} r={18} fill={color.accent} />
          <path
            transform="translate(276 136)"
            d="M5 5h14v10h-8l-4 4v-4H5z"
            fill="none"
            stroke={color.onAccent}
            strokeWidth={1.8}
            strokeLinejoin="round"
          />
          <circle cx={288} cy={148} r={25} fill="none" stroke={color.accent} opacity={0.35} strokeWidth={2} />
        </g>
      )}
    </g>
  );
}
