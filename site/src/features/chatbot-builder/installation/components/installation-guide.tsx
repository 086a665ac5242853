import { useT } from '../../../../i18n';
import { Dialog } from '../../../../ui/dialog';
import { Tabs } from '../../../../ui/tabs';
import { tokens } from '../../../../ui/tokens';
import { useBuilderState } from '../../components/builder-context';
import { CodeBlock } from './code-block';
import { codeFor } from './guide/code-for';
import { DownloadPlugin } from './guide/download-plugin';
import { GuideSteps } from './guide/guide-steps';
import { PackageCommand } from './guide/package-command';
import { PLATFORMS, usesPackage, type PlatformId } from './guide/platforms';
import { StepPicture } from './guide/step-picture';

const STEPS = ['step1', 'step2', 'step3', 'step4'] as const;
const MANUAL_STEPS = ['step1', 'step2', 'step3'] as const;

interface InstallationGuideProps {
  /** The platform that is shown; null while the guide is closed. */
  platform: PlatformId | null;
  onChoose: (platform: PlatformId) => void;
  onClose: () => void;
}

/** How to put the chatbot on each kind of site an owner is likely to have. */
export function InstallationGuide({ platform, onChoose, onClose }: InstallationGuideProps) {
  const t = useT();
  const shown = platform ?? 'wordpress';
  return (
    <Dialog
      title={t('builderInstallation.guide.title')}
      open={platform !== null}
      onClose={onClose}
      width={780}
    >
      <p css={{ marginBottom: 12 }}>{t('builderInstallation.guide.intro')}</p>
      <Tabs
        label={t('builderInstallation.guide.platforms')}
        tabs={PLATFORMS}
        value={shown}
        onChange={onChoose}
        wrap
      >
        <Steps platform={shown} />
      </Tabs>
      <p css={{ marginTop: 24, color: tokens.color.muted, fontSize: tokens.size.s }}>
        {t('builderInstallation.guide.check')}
      </p>
    </Dialog>
  );
}

function Steps({ platform }: { platform: PlatformId }) {
  const t = useT();
  const chatbotId = useBuilderState(({ chatbot }) => chatbot.id);
  const code = useCode(platform);
  const origin = useOrigin();
  const { tint, file, scenes } = PLATFORMS.find(({ id }) => id === platform) ?? PLATFORMS[0];
  const word = (key: (typeof STEPS)[number] | 'menu' | 'button' | 'confirm') =>
    t(`builderInstallation.guide.${platform}.${key}`);
  const steps = STEPS.map((step, index) => {
    const scene = scenes[index];
    return {
      words: word(step),
      action:
        platform === 'wordpress' && step === 'step1' ? <DownloadPlugin chatbotId={chatbotId} /> : undefined,
      picture: scene ? (
        <StepPicture
          scene={scene}
          tint={tint}
          file={file}
          code={code}
          menu={word('menu')}
          button={word('button')}
          confirm={word('confirm')}
          site={t('builderInstallation.guide.site')}
        />
      ) : undefined,
    };
  });
  return (
    <div css={{ display: 'grid', gap: 24 }}>
      {usesPackage(platform) && <PackageCommand origin={origin} />}
      {platform !== 'wordpress' && <Code platform={platform} />}
      <GuideSteps steps={steps} />
      {platform === 'wordpress' && <ByHand />}
    </div>
  );
}

/** For those who may not install plugins. */
function ByHand() {
  const t = useT();
  return (
    <details css={{ '& > summary': { cursor: 'pointer', fontWeight: 600, minHeight: 44, paddingTop: 10 } }}>
      <summary>{t('builderInstallation.guide.manually')}</summary>
      <div css={{ display: 'grid', gap: 20, paddingTop: 12 }}>
        <GuideSteps
          steps={MANUAL_STEPS.map((step) => ({
            words: t(`builderInstallation.guide.wordpressManual.${step}`),
          }))}
        />
        <Code platform="wordpress" />
      </div>
    </details>
  );
}

const useOrigin = (): string => {
  const snippet = useBuilderState(({ chatbot }) => chatbot.snippet);
  return /src="(https?:\/\/[^/"]+)/.exec(snippet)?.[1] ?? window.location.origin;
};

const useCode = (platform: PlatformId): string => {
  const { id, snippet } = useBuilderState(({ chatbot }) => chatbot);
  const origin = useOrigin();
  return codeFor(platform, { id, snippet, origin });
};

function Code({ platform }: { platform: PlatformId }) {
  const t = useT();
  return <CodeBlock label={t('builderInstallation.guide.code')} code={useCode(platform)} />;
}
