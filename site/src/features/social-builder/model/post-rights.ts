import type { SocialPost, SocialPostStatus } from '@contract';

const CHANGEABLE: readonly SocialPostStatus[] = ['queued', 'ready', 'failed', 'skipped'];

/** Whether a post can still be written, moved and deleted; the server decides again. */
export const isChangeable = ({ status }: Pick<SocialPost, 'status'>): boolean => CHANGEABLE.includes(status);

/** The one thing that a post asks of its owner, if any. */
export type Remedy = 'edit' | 'image' | 'account' | 'retry' | 'publishNow' | 'verify' | 'approve' | null;

/** One button for one cause: nobody should have to choose from what does not help. */
export const remedyOf = ({
  status,
  held,
  failure,
}: Pick<SocialPost, 'status' | 'held' | 'failure'>): Remedy => {
  if (status === 'to-verify') return 'verify';
  if (status === 'skipped') return 'publishNow';
  if (status === 'failed')
    switch (failure) {
      case 'image-unreachable':
      case 'image-refused':
        return 'image';
      case 'content':
      case 'text-too-long':
      case 'duplicate':
      case 'policy':
        return 'edit';
      case 'reconnect':
      case 'permission':
      case 'account-gone':
      case 'board-missing':
        return 'account';
      case 'late':
        return 'publishNow';
      default:
        return 'retry';
    }
  switch (held) {
    case 'approval':
      return 'approve';
    case 'draft':
      return 'edit';
    case 'image':
      return 'image';
    case 'account':
    case 'no-account':
      return 'account';
    default:
      return null;
  }
};
