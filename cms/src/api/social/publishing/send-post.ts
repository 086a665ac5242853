import { attemptOutcome, type AttemptFault } from '../../../domain/social/publishing/attempt-outcome';
import { SocialError } from '../../../engines/social';
import type { SocialAccess, SocialCreated, SocialDraft, SocialNetwork } from '../../../engines/social/port';
import { keepGate, pauseNetwork, resumeNetwork } from './gates';
import { ACCOUNTS, type ClaimedPost, type PostingAccount, type Row } from './post-rows';
import { isRepeated } from './repeated';
import { beginCommit, recordOutcome, recordPublished, release, renewLease } from './settle';
import type { PublishingWorld } from './world';
import { timings } from '../../../settings/timings';

/** The account as it is now: what was claimed with the post says only which. */
export const accountOf = async (
  { database }: PublishingWorld,
  post: ClaimedPost,
): Promise<PostingAccount> => {
  const row = (await database.connection(ACCOUNTS).where({ id: post.accountId }).first()) as Row | undefined;
  if (!row) throw new SocialError({ kind: 'refused', failure: 'account-gone' }, 'The account is gone');
  return { id: post.accountId, platform: post.platform, simulated: Boolean(row.simulated) };
};

/** An account stays with the network it was connected to. */
export const networkOf = ({ networks }: PublishingWorld, account: PostingAccount): SocialNetwork =>
  account.simulated ? networks.simulation(account.platform) : networks.of(account.platform);

const isAuth = (error: unknown): boolean => error instanceof SocialError && error.what.kind === 'auth';

/** What of us is not the network's fault is told like a hiccup, unless the call was on its way: then nobody knows. */
const faultOf = (error: unknown, sent: boolean): AttemptFault =>
  error instanceof SocialError ? error.what : { kind: sent ? 'ambiguous' : 'transient' };

/** Follows one post from being taken to whatever becomes of it. */
export const sendPost = async (
  world: PublishingWorld,
  post: ClaimedPost,
  stop: AbortSignal,
): Promise<void> => {
  const lost = new AbortController();
  const staging = AbortSignal.any([stop, lost.signal]);
  let sent = false;

  const renew = async () => {
    // Once sent there is nothing to abandon; the lease then only tells others to keep looking away.
    if (!(await renewLease(world, post)) && !sent) lost.abort(new Error('The lease was lost'));
  };
  const renewing = setInterval(
    () => void renew().catch((error: unknown) => world.log.warn(`A lease was not renewed: ${String(error)}`)),
    timings().social.renewMs,
  );

  /** Null where the post is not ours any more, or may not go out any more. */
  const attempt = async (
    network: SocialNetwork,
    draft: SocialDraft,
    access: SocialAccess,
  ): Promise<SocialCreated | null> => {
    const staged = await network.prepare(draft, access, { signal: staging, staged: post.staged, renew });
    if (staging.aborted || !(await beginCommit(world, post, staged))) return null;
    sent = true;
    return network.commit(draft, access, staged, { signal: AbortSignal.timeout(timings().social.commitMs) });
  };

  const create = async (): Promise<SocialCreated | null> => {
    if (await isRepeated(world, post))
      throw new SocialError({ kind: 'refused', failure: 'duplicate' }, 'The same went out within a day');
    const account = await accountOf(world, post);
    const network = networkOf(world, account);
    const draft = await world.draft(post);
    const access = await world.access(account, { renewed: false });
    try {
      return await attempt(network, draft, access);
    } catch (error) {
      if (!isAuth(error)) throw error;
      // A refused token means that nothing was created: once more with a new one.
      sent = false;
      return attempt(network, draft, await world.access(account, { renewed: true }));
    }
  };

  // Whoever looks at the post sees that it is going out, and that it can no longer be changed.
  world.announce(post.projectId);
  try {
    const created = await create();
    if (created) await published(world, post, created);
    else await release(world, post);
  } catch (error) {
    if (stop.aborted && !sent) await release(world, post);
    else await failed(world, post, faultOf(error, sent), { sent, error });
  } finally {
    clearInterval(renewing);
    world.announce(post.projectId);
  }
};

const published = async (
  world: PublishingWorld,
  post: ClaimedPost,
  created: SocialCreated,
): Promise<void> => {
  await recordPublished(world, post, created, world.now());
  // From here on the post is safe, and nothing may look like a failure of it.
  try {
    if (created.gate) await keepGate(world, post, created.gate);
    await resumeNetwork(world, post);
  } catch (error) {
    world.log.warn(`After post ${post.id}: ${String(error)}`);
  }
};

const failed = async (
  world: PublishingWorld,
  post: ClaimedPost,
  fault: AttemptFault,
  { sent, error }: { sent: boolean; error: unknown },
): Promise<void> => {
  const note = error instanceof Error ? error.message : String(error);
  world.log.warn(`Post ${post.id} on ${post.platform}, attempt ${post.attempts}: ${fault.kind}. ${note}`);
  if (fault.kind === 'rate-limited') await keepGate(world, post, fault.gate);
  if (fault.kind === 'operator') await pauseNetwork(world, post, note);
  if (fault.kind === 'auth') await world.loseAccess(post.accountId);
  const outcome = attemptOutcome(fault, {
    now: world.now(),
    plannedFor: post.scheduledFor,
    attempts: post.attempts,
    sent,
    unclearBefore: post.attemptStartedAt !== null,
    random: world.random(),
    pauses: timings().social,
  });
  await recordOutcome(world, post, outcome, note);
};
