import { attemptOutcome, type AttemptFault } from '../../../domain/social/publishing/attempt-outcome';
import { underLease } from '../../../engines/queue';
import { SocialError } from '../../../engines/social';
import type { SocialAccess, SocialCreated, SocialDraft, SocialNetwork } from '../../../engines/social/port';
import { saveRateLimit, pauseNetwork, resumeNetwork } from './rate-limits';
import { ACCOUNTS, type ClaimedPost, type PostingAccount, type Row } from './post-rows';
import { releaseReplies } from './release-replies';
import { isRepeated } from './repeated';
import { beginCommit, recordOutcome, recordPublished, release, renewPost } from './settle';
import type { PublishingDependencies } from './dependencies';
import { timings } from '../../../settings/timings';

/** The account as it is now: what was claimed with the post says only which. */
export const accountOf = async (
  { database }: PublishingDependencies,
  post: ClaimedPost,
): Promise<PostingAccount> => {
  const row = (await database.connection(ACCOUNTS).where({ id: post.accountId }).first()) as Row | undefined;
  if (!row) throw new SocialError({ kind: 'refused', failure: 'account-gone' }, 'The account is gone');
  return { id: post.accountId, platform: post.platform, simulated: Boolean(row.simulated) };
};

/** An account stays with the network it was connected to. */
export const networkOf = ({ networks }: PublishingDependencies, account: PostingAccount): SocialNetwork =>
  account.simulated ? networks.simulation(account.platform) : networks.of(account.platform);

const isAuth = (error: unknown): boolean => error instanceof SocialError && error.what.kind === 'auth';

/** What of us is not the network's fault is told like a hiccup, unless the call was on its way: then nobody knows. */
const faultOf = (error: unknown, sent: boolean): AttemptFault =>
  error instanceof SocialError ? error.what : { kind: sent ? 'ambiguous' : 'transient' };

/** Follows one post from being taken to whatever becomes of it. */
export const sendPost = (
  dependencies: PublishingDependencies,
  post: ClaimedPost,
  stop: AbortSignal,
): Promise<void> => {
  const renew = () => renewPost(dependencies, post);
  return underLease({ renew, everyMs: timings().social.renewMs, log: dependencies.log }, (lost) =>
    send(dependencies, post, { stop, lost, renew }),
  );
};

const send = async (
  dependencies: PublishingDependencies,
  post: ClaimedPost,
  { stop, lost, renew }: { stop: AbortSignal; lost: AbortSignal; renew: () => Promise<boolean> },
): Promise<void> => {
  // Once sent there is nothing to abandon; the lease then only tells others to keep looking away.
  const staging = AbortSignal.any([stop, lost]);
  let sent = false;

  /** Null where the post is not ours any more, or may not go out any more. */
  const attempt = async (
    network: SocialNetwork,
    draft: SocialDraft,
    access: SocialAccess,
  ): Promise<SocialCreated | null> => {
    const staged = await network.prepare(draft, access, {
      signal: staging,
      staged: post.staged,
      renew: async () => void (await renew()),
    });
    if (staging.aborted || !(await beginCommit(dependencies, post, staged))) return null;
    sent = true;
    return network.commit(draft, access, staged, { signal: AbortSignal.timeout(timings().social.commitMs) });
  };

  const create = async (): Promise<(SocialCreated & { simulated: boolean }) | null> => {
    if (await isRepeated(dependencies, post))
      throw new SocialError({ kind: 'refused', failure: 'duplicate' }, 'The same went out within a day');
    const account = await accountOf(dependencies, post);
    const network = networkOf(dependencies, account);
    const draft = await dependencies.draft(post);
    const access = await dependencies.access(account, { renewed: false });
    const { simulated } = network;
    const marked = (created: SocialCreated | null) => created && { ...created, simulated };
    try {
      return marked(await attempt(network, draft, access));
    } catch (error) {
      if (!isAuth(error)) throw error;
      // A refused token means that nothing was created: once more with a new one.
      sent = false;
      return marked(await attempt(network, draft, await dependencies.access(account, { renewed: true })));
    }
  };

  // Whoever looks at the post sees that it is going out, and that it can no longer be changed.
  dependencies.announce(post.projectId);
  try {
    const created = await create();
    if (created) await published(dependencies, post, created);
    else await release(dependencies, post);
  } catch (error) {
    if (stop.aborted && !sent) await release(dependencies, post);
    else await failed(dependencies, post, faultOf(error, sent), { sent, error });
  } finally {
    dependencies.announce(post.projectId);
  }
};

const published = async (
  dependencies: PublishingDependencies,
  post: ClaimedPost,
  created: SocialCreated & { simulated: boolean },
): Promise<void> => {
  await recordPublished(dependencies, post, created, dependencies.now());
  // From here on the post is safe, and nothing may look like a failure of it.
  try {
    if (created.gate) await saveRateLimit(dependencies, post, created.gate);
    await resumeNetwork(dependencies, post);
    await releaseReplies(dependencies);
  } catch (error) {
    dependencies.log.warn(`After post ${post.id}: ${String(error)}`);
  }
};

const failed = async (
  dependencies: PublishingDependencies,
  post: ClaimedPost,
  fault: AttemptFault,
  { sent, error }: { sent: boolean; error: unknown },
): Promise<void> => {
  const note = error instanceof Error ? error.message : String(error);
  dependencies.log.warn(
    `Post ${post.id} on ${post.platform}, attempt ${post.attempts}: ${fault.kind}. ${note}`,
  );
  if (fault.kind === 'rate-limited') await saveRateLimit(dependencies, post, fault.gate);
  if (fault.kind === 'operator') await pauseNetwork(dependencies, post, note);
  if (fault.kind === 'auth') await dependencies.loseAccess(post.accountId);
  const outcome = attemptOutcome(fault, {
    now: dependencies.now(),
    plannedFor: post.scheduledFor,
    attempts: post.attempts,
    sent,
    unclearBefore: post.attemptStartedAt !== null,
    random: dependencies.random(),
    pauses: timings().social,
  });
  await recordOutcome(dependencies, post, outcome, note);
};
