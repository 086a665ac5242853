import { isWebAddress, type GetSocialLinkCard } from '@contract';
import { useEffect, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { useSocialProjectContext } from '../components/social-project-context';

/** Typing has ended when nothing came for so long. */
const PAUSE_MS = 600;

/** What the page behind an address says of itself; null while nothing is known, or where it says nothing. Each page is read once. */
export const useLinkCard = (link: string) => {
  const { project } = useSocialProjectContext();
  const [settled, setSettled] = useState(link);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(link), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [link]);
  const { data } = useSWRImmutable<GetSocialLinkCard['response']>(
    isWebAddress(settled)
      ? `/social/projects/${encodeURIComponent(project.id)}/link-card?url=${encodeURIComponent(settled)}`
      : null,
  );
  return settled === link ? (data?.data ?? null) : null;
};
