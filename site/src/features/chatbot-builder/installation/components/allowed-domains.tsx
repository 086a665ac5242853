import { domainOf } from '@contract';
import { useId, useState } from 'react';
import { useT } from '../../../../i18n';
import { Button } from '../../../../ui/button';
import { TagList } from '../../../../ui/tag-list';
import { TextField } from '../../../../ui/text-field';
import { tokens } from '../../../../ui/tokens';
import { useBuilder, useBuilderState } from '../../components/builder-context';

/** The sites that the chatbot answers from: derived from the site's address, and the owner's to change. */
export function AllowedDomains({ max }: { max: number }) {
  const t = useT();
  const { store } = useBuilder();
  const domains = useBuilderState((state) => state.settings.allowedDomains);
  const hintId = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<'domainError' | 'domainKnown' | 'domainsFull' | null>(null);

  const add = () => {
    const domain = domainOf(typed.trim());
    if (!domain) return setProblem('domainError');
    if (domains.includes(domain)) return setProblem('domainKnown');
    if (domains.length >= max) return setProblem('domainsFull');
    store.getState().set({ allowedDomains: [...domains, domain] });
    setTyped('');
    return setProblem(null);
  };

  return (
    <div
      role="group"
      aria-label={t('builderInstallation.domains')}
      aria-describedby={hintId}
      css={{ display: 'grid', gap: 8 }}
    >
      <p css={{ fontWeight: 600, fontSize: tokens.size.s }}>{t('builderInstallation.domains')}</p>
      {domains.length === 0 ? (
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
          {t('builderInstallation.noDomains')}
        </p>
      ) : (
        <TagList
          tags={domains}
          removeLabel={(domain) => t('builderInstallation.removeDomain', { domain })}
          onRemove={(domain) =>
            store.getState().set({ allowedDomains: domains.filter((each) => each !== domain) })
          }
          tone="green"
        />
      )}
      <div css={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 8, alignItems: 'start' }}>
        <TextField
          label={t('builderInstallation.addDomain')}
          labelHidden
          placeholder={t('builderInstallation.addDomain')}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setProblem(null);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
          error={problem && t(`builderInstallation.${problem}`, { max })}
        />
        <Button variant="secondary" disabled={!typed.trim()} onClick={add}>
          {t('builderInstallation.add')}
        </Button>
      </div>
      {/* Of the whole group, and as wide: beside the button a phone would have room for three words a line. */}
      <p id={hintId} css={{ color: tokens.color.muted, fontSize: tokens.size.s }}>
        {t('builderInstallation.domainsHint')}
      </p>
    </div>
  );
}
