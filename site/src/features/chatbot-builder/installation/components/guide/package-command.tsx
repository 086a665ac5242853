import { useT } from '../../../../../i18n';
import { tokens } from '../../../../../ui/tokens';
import { useWidgetPackage } from '../../api/use-widget-package';
import { CodeBlock } from '../code-block';
import { installCommand } from './code-for';

/** How a programmer gets the package, and how they know that it is the right one. */
export function PackageCommand({ origin }: { origin: string }) {
  const t = useT();
  const found = useWidgetPackage();
  return (
    <div css={{ display: 'grid', gap: 6 }}>
      <CodeBlock label={t('builderInstallation.guide.command')} code={installCommand(origin)} />
      {found && (
        <p css={{ color: tokens.color.muted, fontSize: tokens.size.xs, overflowWrap: 'anywhere' }}>
          {t('builderInstallation.guide.packageVersion', { version: found.version })}
          <br />
          {t('builderInstallation.guide.packageIntegrity', { integrity: found.integrity })}
        </p>
      )}
    </div>
  );
}
