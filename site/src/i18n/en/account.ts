import type { account as it } from '../it/account';
import type { Words } from '../types';

export const account: Words<typeof it> = {
  menu: 'Menu of {name}',
  profile: 'Profile',
  myProducts: 'My products',
  signOut: 'Sign out',
  signedOut: 'Signed out',
  signedOutBody: 'You have been signed out.',
  signOutFailed: 'Error',
  signOutFailedBody: 'Something went wrong while signing out.',
  erasure: {
    title: 'Your account will be deleted on {date}',
    body: 'Your chatbots are offline and your social posts are on hold. Until then you can change your mind: everything comes back as it was.',
    undo: 'Cancel the deletion',
    undone: 'Deletion cancelled',
    undoneBody: 'Your account stays, and the published chatbots are online again.',
    failed: 'The deletion could not be cancelled',
  },
};
