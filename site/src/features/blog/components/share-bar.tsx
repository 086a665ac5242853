import { useState, useSyncExternalStore } from 'react';
import { useT } from '../../../i18n';
import { Button, buttonStyles } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { tokens } from '../../../ui/tokens';

/** How long the bar says what became of the copy. */
const SHOWN_MS = 4000;

const never = () => () => undefined;
/** What this browser can do and where it is; on the server, and while its page is taken over, nothing yet. */
const useBrowser = () => {
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
  const canShare = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  );
  return { origin, canShare };
};

interface ShareBarProps {
  title: string;
  /** The article's own address, from the root. */
  path: string;
}

/** Ways to pass an article on: the device's own sheet, the clipboard, a mail. Nobody else's script is asked. */
export function ShareBar({ title, path }: ShareBarProps) {
  const t = useT();
  const { origin, canShare } = useBrowser();
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const address = origin + path;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
    setTimeout(() => setOutcome(null), SHOWN_MS);
  };
  // Closing the sheet is no failure.
  const share = () => void navigator.share({ title, url: address }).catch(() => undefined);

  return (
    <section
      data-screen-only
      aria-label={t('blog.shareArticle')}
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 8,
        // Without script none of it works; its place is kept, so that nothing moves when it does.
        visibility: origin === '' ? 'hidden' : 'visible',
      }}
    >
      {canShare && (
        <Button variant="secondary" size="s" icon="external" onClick={share} css={{ minHeight: 44 }}>
          {t('blog.share')}
        </Button>
      )}
      <Button variant="secondary" size="s" icon="copy" onClick={() => void copy()} css={{ minHeight: 44 }}>
        {t('blog.copyLink')}
      </Button>
      <a
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
        css={[buttonStyles('secondary', 's'), { minHeight: 44 }]}
      >
        <Icon name="mail" size={18} />
        {t('blog.byMail')}
      </a>
      <span role="status" css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
        {outcome === 'copied' && t('blog.linkCopied')}
        {outcome === 'refused' && t('blog.linkNotCopied')}
      </span>
    </section>
  );
}
