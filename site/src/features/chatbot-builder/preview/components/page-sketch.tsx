const LOOKS = {
  light: { page: '#ffffff', line: '#e4e7ec', block: '#eef1f5' },
  dark: { page: '#14181f', line: '#2c333f', block: '#1f2530' },
} as const;

/** A page that could be anybody's, so that the widget has somewhere to be. */
export function PageSketch({ scheme }: { scheme: keyof typeof LOOKS }) {
  const { page, line, block } = LOOKS[scheme];
  const bar = (width: string, height = 14) => (
    <span css={{ display: 'block', borderRadius: 7 }} style={{ width, height, background: line }} />
  );
  return (
    <div
      aria-hidden
      css={{ position: 'absolute', inset: 0, display: 'grid', gap: 22, alignContent: 'start', padding: 32 }}
      style={{ background: page }}
    >
      <div css={{ display: 'flex', gap: 16, justifyContent: 'space-between', marginBottom: 12 }}>
        {bar('22%', 20)}
        {bar('34%', 20)}
      </div>
      <span css={{ display: 'block', height: 210, borderRadius: 16 }} style={{ background: block }} />
      {bar('46%', 24)}
      {bar('92%')}
      {bar('86%')}
      {bar('64%')}
      <div css={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 16 }}>
        {[0, 1, 2].map((at) => (
          <span key={at} css={{ height: 120, borderRadius: 12 }} style={{ background: block }} />
        ))}
      </div>
      {bar('88%')}
      {bar('72%')}
    </div>
  );
}
