import { domainOf, LIMITS, type SiteCrawl } from '@contract';
import { useState, type FormEvent } from 'react';
import { useT } from '../../../../i18n';
import { Group } from '../../../../shared/builder/section';
import { Button } from '../../../../ui/button';
import { TextField } from '../../../../ui/text-field';
import { useBuilderState, useReadOnly } from '../../components/builder-context';
import { CrawlState } from '../../training/components/crawl-state';

interface AddressFormProps {
  busy: boolean;
  /** How the last reading failed, where it did. */
  failed: SiteCrawl | null;
  onRead: (address: string) => Promise<void>;
  /** There where pages were read already. */
  onPropose: (() => Promise<void>) | null;
  onWithoutSite: () => void;
  onSkip: () => void;
}

/** The one field with which a chatbot begins, and the ways around it. */
export function AddressForm({ busy, failed, onRead, onPropose, onWithoutSite, onSkip }: AddressFormProps) {
  const t = useT();
  const readOnly = useReadOnly();
  const stored = useBuilderState(({ settings }) => settings.siteUrl);
  const [address, setAddress] = useState(stored);
  const [isWrong, setIsWrong] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = !domainOf(address.trim());
    setIsWrong(wrong);
    if (!wrong) void onRead(address);
  };
  return (
    <Group title={t('builderStart.addressTitle')} lead={t('builderStart.addressLead')}>
      {failed && <CrawlState crawl={failed} />}
      <form noValidate onSubmit={submit} css={{ display: 'grid', gap: 14 }}>
        <TextField
          label={t('builderStart.address')}
          type="url"
          autoComplete="url"
          inputMode="url"
          maxLength={LIMITS.siteUrl.max}
          placeholder="https://"
          disabled={readOnly}
          value={address}
          onChange={(text) => {
            setAddress(text);
            setIsWrong(false);
          }}
          error={isWrong ? t('builderInstallation.siteUrlError') : null}
          hint={t('builderInstallation.siteUrlHint')}
        />
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button type="submit" icon="globe" busy={busy} disabled={readOnly}>
            {t('builderStart.read')}
          </Button>
          {onPropose && (
            <Button variant="secondary" disabled={readOnly} onClick={() => void onPropose()}>
              {t('builderStart.propose')}
            </Button>
          )}
        </div>
      </form>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 4, marginLeft: -12 }}>
        <Button variant="ghost" disabled={readOnly} onClick={onWithoutSite}>
          {t('builderStart.withoutSite')}
        </Button>
        <Button variant="ghost" onClick={onSkip}>
          {t('builderStart.skip')}
        </Button>
      </div>
    </Group>
  );
}
