import { useLocation, useNavigate } from 'react-router-dom';
import { useT } from '../../../i18n';
import { Button } from '../../../ui/button';

/** Back to where the person came from; whoever came straight here has nowhere to go back to, and goes to `home`. */
export function BackButton({ home }: { home: string }) {
  const t = useT();
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return (
    <Button
      variant="ghost"
      size="s"
      icon="arrow-left"
      onClick={() => void (isFirst ? navigate(home) : navigate(-1))}
      css={{ marginLeft: -12, justifySelf: 'start' }}
    >
      {t('common.back')}
    </Button>
  );
}
