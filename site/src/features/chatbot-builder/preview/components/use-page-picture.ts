import { LIMITS, type Chatbot } from '@contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useErrorText, useT } from '../../../../i18n';
import { toast } from '../../../../ui/toast';
import { lookApi } from '../../design/api/site-branding-api';
import { useBuilder, useBuilderState } from '../../components/builder-context';

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'];

/** The picture of the owner's page: chosen, dropped, or pasted wherever nothing else takes it. */
export const usePagePicture = (onNew: () => void) => {
  const t = useT();
  const errorText = useErrorText();
  const { store } = useBuilder();
  const { id, pagePictureUrl: url } = useBuilderState(({ chatbot }) => chatbot);
  const [busy, setBusy] = useState(false);

  const run = async (request: () => Promise<Chatbot>): Promise<boolean> => {
    setBusy(true);
    try {
      const { pagePictureUrl } = await request();
      // Only the picture: a save on its way may know more of the rest than this answer does.
      store.setState(({ chatbot }) => ({ chatbot: { ...chatbot, pagePictureUrl } }));
      return true;
    } catch (failure) {
      toast.error(t('builderPreview.picture.failed'), errorText(failure));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (!file) return;
    if (!PICTURE_TYPES.includes(file.type)) {
      toast.error(t('builderPreview.picture.failed'), t('builderPreview.picture.wrongType'));
    } else if (file.size > LIMITS.pagePicture.maxBytes) {
      toast.error(t('builderPreview.picture.failed'), t('builderPreview.picture.tooLarge'));
    } else {
      void run(() => lookApi.putPagePicture(id, file)).then((done) => done && onNew());
    }
  };

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const [target] = event.composedPath();
    const typing = target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
    const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => PICTURE_TYPES.includes(type));
    if (typing || files.length === 0) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);

  return { url, busy, take, remove: () => void run(() => lookApi.removePagePicture(id)) };
};
