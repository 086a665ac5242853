import { domainOf } from '@contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../app/paths';
import { useErrorText, useT } from '../../../../i18n';
import { ApiFailure } from '../../../../lib/http';
import { storage } from '../../../../lib/storage';
import { Group, Section } from '../../../../shared/builder/section';
import { Button } from '../../../../ui/button';
import { Spinner } from '../../../../ui/spinner';
import { toast } from '../../../../ui/toast';
import { lookApi } from '../../design/api/site-branding-api';
import { useSitePages } from '../../training/api/use-site-pages';
import { completeAddress } from '../../model/check-settings';
import { isEnoughToPropose, PROPOSE_AFTER_MS } from '../model/enough-to-propose';
import { skipStart } from '../model/first-section';
import type { SiteProposals } from '../model/start-proposals';
import { useBuilder, useBuilderState } from '../../components/builder-context';
import { CrawlState } from '../../training/components/crawl-state';
import { AddressForm } from './address-form';
import { BusinessForm } from './business-form';
import { ProposalsForm } from './proposals-form';
import { ReadingOn } from './reading-on';
import { useOverdue } from './use-overdue';

type Step =
  | { kind: 'address' }
  | { kind: 'business' }
  | { kind: 'proposing'; name: string }
  | { kind: 'proposals'; name: string; proposals: SiteProposals; isEarly: boolean };

/** The first minutes of an owner: from the address of a site, or three questions, to a chatbot that answers. */
export function StartSection() {
  const t = useT();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const { store, autosave } = useBuilder();
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const { pages, crawl, reload, start, stop, forget } = useSitePages(chatbotId);
  const [step, setStep] = useState<Step>({ kind: 'address' });
  const [busy, setBusy] = useState(false);
  /** The reading that ends in proposals by itself, by the moment it began. */
  const [awaited, setAwaited] = useState<string | null>(null);
  const [proposedFor, setProposedFor] = useState<string | null>(null);
  const isRunning = crawl?.status === 'running';
  const isOverdue = useOverdue(isRunning ? crawl.startedAt : null, PROPOSE_AFTER_MS);
  const readyPages = pages?.filter(({ status }) => status === 'ready').length ?? 0;
  const hasPages = readyPages > 0;
  const site = domainOf(useBuilderState(({ settings }) => settings.siteUrl)) ?? '';

  const propose = async (name: string) => {
    setProposedFor(awaited);
    setStep({ kind: 'proposing', name });
    try {
      const proposals = await lookApi.siteProposals(chatbotId);
      setStep({ kind: 'proposals', name, proposals, isEarly: isRunning });
    } catch (failure) {
      toast.error(t('builderStart.proposeFailed'), errorText(failure));
      setStep({ kind: 'address' });
    }
  };
  if (isRunning && crawl.startedAt !== awaited) setAwaited(crawl.startedAt);
  const proposeByItself = useEffectEvent(() => void propose(''));
  const isDue =
    awaited !== null &&
    awaited !== proposedFor &&
    step.kind === 'address' &&
    crawl?.startedAt === awaited &&
    isEnoughToPropose(crawl.status, { readyPages, isOverdue });
  useEffect(() => {
    if (isDue) proposeByItself();
  }, [isDue]);

  const read = async (address: string) => {
    setBusy(true);
    try {
      store.getState().set({ siteUrl: completeAddress(address) });
      // The reading begins at the address that is stored.
      await autosave.flush();
      // A small site may be read before the next look.
      setAwaited((await start()).startedAt);
    } catch (failure) {
      // Another tab began it: then it runs, which is what this button promised.
      if (failure instanceof ApiFailure && failure.code === 'CONFLICT') reload();
      else toast.error(t('builderTraining.site.startFailed'), errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  const halt = async () => {
    try {
      await stop();
    } catch (failure) {
      toast.error(t('builderTraining.error'), errorText(failure));
    }
  };
  const skip = () => {
    skipStart(storage, chatbotId);
    void navigate(paths.chatbotBuilder(chatbotId, 'training'));
  };

  return (
    <Section title={t('builderStart.title')} lead={t('builderStart.lead')}>
      {isRunning && step.kind === 'address' ? (
        <Group title={t('builderStart.reading', { site })} lead={t('builderStart.readingLead')}>
          <CrawlState crawl={crawl} />
          <div css={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            {hasPages && <Button onClick={() => void propose('')}>{t('builderStart.propose')}</Button>}
            <Button variant="secondary" onClick={() => void halt()}>
              {t('builderTraining.site.stop')}
            </Button>
          </div>
        </Group>
      ) : step.kind === 'proposing' ? (
        <p role="status" css={{ display: 'flex', gap: 12, alignItems: 'center', minHeight: 120 }}>
          <Spinner />
          {t('builderStart.proposing')}
        </p>
      ) : step.kind === 'proposals' ? (
        <>
          {step.isEarly && crawl && <ReadingOn crawl={crawl} onPropose={() => propose(step.name)} />}
          <ProposalsForm
            proposals={step.proposals}
            name={step.name}
            pages={pages ?? []}
            onForget={forget}
            onBack={() => setStep({ kind: 'address' })}
          />
        </>
      ) : step.kind === 'business' ? (
        <BusinessForm onDone={propose} onBack={() => setStep({ kind: 'address' })} />
      ) : (
        <AddressForm
          busy={busy}
          failed={crawl?.status === 'failed' ? crawl : null}
          onRead={read}
          onPropose={hasPages ? () => propose('') : null}
          onWithoutSite={() => setStep({ kind: 'business' })}
          onSkip={skip}
        />
      )}
    </Section>
  );
}
