import { PLATFORM_NAMES } from '@contract';
import { plural } from '../plural';
import type { socialAccounts as it } from '../it/social-accounts';
import type { Words } from '../types';

export const socialAccounts = {
  lead: 'Connect the pages and profiles to publish on. You sign in on the network’s own site or, on Bluesky, with a password made for this: your account’s own does not pass through here.',
  failed: 'We cannot show your accounts.',
  platforms: PLATFORM_NAMES,
  about: {
    facebook: 'Facebook Pages that you manage.',
    instagram: 'Professional profiles, creator or business.',
    x: 'Your profile on X.',
    linkedin: 'Your profile or your company’s page.',
    pinterest: 'Your boards.',
    bluesky: 'Your profile, with an app password.',
    mastodon: 'Your profile, on the server where it is.',
    threads: 'Your profile on Threads.',
    googlebusiness: 'The profile of your business on Google and Maps.',
  },
  simulation: 'Simulation',
  simulationHint:
    'No app of this network is configured on this installation: you can try everything, but posts do not leave it.',
  simulationNotice:
    'Some networks are simulated: everything works, but posts stay on this server. Publishing for real needs each network’s app: the guide explains it.',
  connect: 'Connect',
  connectLabel: 'Connect {platform}',
  another: 'Connect another',
  anotherLabel: 'Connect another {platform} account',
  none: 'No account connected',
  obstacles: {
    'public-address':
      'Instagram needs a public address: it fetches pictures from our server, which the internet cannot reach here.',
    'paused-by-operator': 'This network is stopped by a technical problem: we are working on it.',
  },
  status: {
    connected: 'Connected',
    expiring: plural('Expires in {count} day', 'Expires in {count} days'),
    expired: 'Expires today',
    reconnect: 'Reconnect',
    disconnected: 'Disconnected',
  },
  limited: 'The network asks for a break: posts go on {when}.',
  pending: plural('{count} post waiting', '{count} posts waiting'),
  held: plural('{count} post waits for you to reconnect it.', '{count} posts wait for you to reconnect it.'),
  reconnect: 'Reconnect',
  reconnectLabel: 'Reconnect {name}',
  disconnect: 'Disconnect',
  disconnectLabel: 'Disconnect {name}',
  board: 'Board',
  boardFailed: 'We cannot read your boards.',
  boardSaved: 'Board changed',
  flow: {
    waiting: 'Go on in the window of {platform}…',
    waitingBody: 'When you are done, this page updates by itself.',
    reopen: 'Open the window again',
    blocked: 'The browser blocked the window',
    blockedBody: 'Open it from here, or allow pop-up windows for this site.',
    open: 'Open the window',
    cancel: 'Cancel',
    connected: '{platform} connected',
    closed: 'The window was closed before the end.',
    startFailed: 'Connecting did not start',
    failedTitle: '{platform} was not connected',
    failures: {
      cancelled: 'Connecting was cancelled.',
      expired: 'Too much time has passed: try again.',
      refused: 'The network refused the connection. Try again shortly.',
      scopes: 'Permissions are missing: try again and leave every entry ticked.',
      'no-targets': 'We found no page or profile to publish on. The guide explains what is needed.',
      unavailable: 'The network does not answer. Try again shortly.',
    },
    missing: 'Missing permissions: {scopes}',
    guide: 'Open the guide',
    chooseTitle: 'Which one do you want to connect?',
    chooseBody: 'You have several pages or profiles on {platform}. You connect one at a time.',
    choose: 'Connect this one',
    chooseFailed: 'We could not connect it',
  },
  signIn: {
    title: 'Connect {platform}',
    connect: 'Connect',
    server: 'Address of the server',
    bluesky: {
      lead: 'Bluesky lets you make a password for Officina alone: it can publish, cannot change your account, and you delete it whenever you like.',
      steps: [
        'Open bsky.app and go to Settings › Privacy and security › App passwords.',
        'Press “Add App Password”, call it “Officina” and copy the one that appears.',
        'Paste it below.',
      ].join('\n'),
      open: 'Open app passwords on Bluesky',
      identifier: 'Username',
      identifierHint: 'As it stands on your profile, for example bakery.bsky.social.',
      password: 'App password',
      passwordHint: 'Four groups of four letters. It is used once and not stored.',
      ownServer: 'My account is on another server',
      serverHint: 'Only if you did not sign up at bsky.social. For example pds.yourcompany.com.',
    },
    mastodon: {
      lead: 'Mastodon is made of many servers: write the address of yours. A window of it opens, where you sign in and give the permission.',
      serverHint:
        'The part after the second @ of your name: for @bakery@mastodon.social it is mastodon.social.',
    },
    rules: {
      'password-refused': 'The username or the app password is not right.',
      'password-main-password':
        'This is your account’s own password: it opens everything, and is not needed here. Make an app password with the steps above.',
      'password-second-factor':
        'Bluesky asks for a second code: that happens with the account’s own password. Make an app password with the steps above.',
      'identifier-refused': 'The server does not know this name.',
      'server-required': 'Write the address of the server.',
      'server-address': 'This is no address of a server: write it like this, mastodon.social.',
      'server-private': 'This address belongs to a private network: we cannot open it.',
      'server-unreachable': 'This server does not answer as expected. Check the address.',
    },
    blocked:
      'The server says that this account is suspended or not active. Sign in on its site to learn why, then try again.',
    failed: 'We could not connect it',
  },
  disconnecting: {
    title: 'Disconnect {name}?',
    soft: 'Disconnect here',
    softBody:
      'We forget the access. Statistics and published posts stay, and you reconnect it whenever you like.',
    hard: 'Disconnect and delete',
    hardBody:
      'We take the access back at the network too, delete the account here and its posts that are not out yet. Published ones stay online.',
    pendingTitle: plural('{count} post is not out yet', '{count} posts are not out yet'),
    hold: 'Keep them waiting until you reconnect it',
    drop: 'Delete them',
    confirm: 'Disconnect',
    confirmHard: 'Disconnect and delete',
    done: 'Account disconnected',
    failed: 'We could not disconnect it',
  },
  guide: {
    lead: 'What each network needs and how to connect it, step by step.',
    before: 'Before you start',
    beforeBody:
      'You sign in on the network’s own site, with your own account, or on Bluesky with an app password. Officina receives a permission that you can take back at any time, here or in the network’s settings.',
    needs: 'What you need',
    steps: 'How to do it',
    trouble: 'If something goes wrong',
    operator: 'For whoever runs this installation',
    connectHere: 'Go to Connect accounts',
    simulationHere: 'On this installation it is simulated.',
    realHere: 'On this installation it really publishes.',
    networks: {
      facebook: {
        needs: [
          'A Facebook Page: nobody can publish on personal profiles and in groups from outside.',
          'The role that may create content on that Page.',
        ].join('\n'),
        steps: [
          'Press “Connect” beside Facebook: a window of Facebook opens.',
          'Sign in and choose the Pages. Leave every entry ticked: without one of them we cannot publish.',
          'If you have several Pages, choose here which one to use. You connect the others afterwards.',
        ].join('\n'),
        trouble: [
          'A Page is missing? If it belongs to a business portfolio, whoever manages it must give you access.',
          'If you change your Facebook password, connect the Page again.',
        ].join('\n'),
        operator: [
          'Create an app on Meta for Developers and set FACEBOOK_CLIENT_ID and FACEBOOK_CLIENT_SECRET.',
          'Until Meta has reviewed the app, only people with a role in it can connect.',
        ].join('\n'),
      },
      instagram: {
        needs: [
          'A professional profile, creator or business: personal ones cannot be connected.',
          'A picture in every post: you add it or we draw it.',
        ].join('\n'),
        steps: [
          'In the Instagram app open Settings › Account type and switch to a professional account.',
          'Press “Connect” beside Instagram and accept the permissions.',
          'Choose the profile if you have more than one.',
        ].join('\n'),
        trouble: [
          'Instagram fetches pictures from our server: the installation must be reachable from the internet.',
          'A post published from here can be neither changed nor deleted from here: do it in the app.',
        ].join('\n'),
        operator: [
          'Set INSTAGRAM_CLIENT_ID and INSTAGRAM_CLIENT_SECRET, and a PUBLIC_URL that Meta can reach.',
        ].join('\n'),
      },
      x: {
        needs: ['A profile on X.'].join('\n'),
        steps: ['Press “Connect” beside X.', 'Sign in and press “Authorise app”.'].join('\n'),
        trouble: [
          'Characters are counted as X does: a link is 23, an emoji is 2.',
          'The permission renews itself. If X takes it back, you find “Reconnect” here.',
        ].join('\n'),
        operator: [
          'Create an app with OAuth 2.0 on the X portal and set X_CLIENT_ID and X_CLIENT_SECRET.',
          'X charges for every post published by API, and more for those with a link.',
        ].join('\n'),
      },
      linkedin: {
        needs: ['Your profile, or a company page that you administer.'].join('\n'),
        steps: [
          'Press “Connect” beside LinkedIn.',
          'Sign in and accept the permissions.',
          'Choose whether to publish as yourself or as the page.',
        ].join('\n'),
        trouble: ['The permission lasts 60 days: we warn you a week before it ends.'].join('\n'),
        operator: [
          'To publish as people: create an app on LinkedIn Developers with “Share on LinkedIn” and “Sign In with LinkedIn using OpenID Connect”.',
          'For pages: create another app with “Community Management API” alone, which LinkedIn gives to no app with other products, and set LINKEDIN_PAGES=true.',
          'Set LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET.',
        ].join('\n'),
      },
      pinterest: {
        needs: ['A Pinterest account with at least one board.', 'A picture in every Pin.'].join('\n'),
        steps: [
          'Press “Connect” beside Pinterest and accept the permissions.',
          'Choose the board to publish on. You can change it here at any time.',
        ].join('\n'),
        trouble: ['If you delete the board on Pinterest, posts stop until you choose another one.'].join(
          '\n',
        ),
        operator: [
          'Create an app on Pinterest Developers and set PINTEREST_CLIENT_ID and PINTEREST_CLIENT_SECRET.',
          'With trial access only whoever created a Pin sees it: ask for standard access.',
        ].join('\n'),
      },
      bluesky: {
        needs: [
          'An account on Bluesky, or on another server of AT Protocol.',
          'An app password, which takes a minute to make.',
        ].join('\n'),
        steps: [
          'On bsky.app open Settings › Privacy and security › App passwords.',
          'Press “Add App Password”, call it “Officina” and copy the one that appears: it is not shown again.',
          'Here press “Connect” beside Bluesky, write your username and paste the password.',
        ].join('\n'),
        trouble: [
          'Do not use your account’s own password: we refuse it, because it opens far more than is needed.',
          'A post has at most 300 characters; an emoji counts 1. A picture that is too heavy is made smaller here.',
          'If you delete the app password the connection ends: you find “Reconnect” here.',
          'Bluesky does not say how many people saw a post: reach stays empty in the statistics.',
        ].join('\n'),
        operator: [
          'There is nothing to configure: Bluesky asks for no app.',
          'A server in a private network is opened only if WEB_FETCH_ALLOW lists it.',
        ].join('\n'),
      },
      mastodon: {
        needs: ['An account on a Mastodon server, and the address of that server.'].join('\n'),
        steps: [
          'Press “Connect” beside Mastodon and write the address of your server, for example mastodon.social.',
          'In the server’s window sign in and press “Authorise”.',
        ].join('\n'),
        trouble: [
          'A post usually has at most 500 characters; a link always counts 23. If your server takes fewer, the post stops and says so.',
          'The permission does not expire. If you take it back in the server’s settings, you find “Reconnect” here.',
          'Mastodon does not say how many people saw a post: reach stays empty in the statistics.',
        ].join('\n'),
        operator: [
          'There is nothing to configure: Officina registers itself at the server that each person names.',
          'A server in a private network is opened only if WEB_FETCH_ALLOW lists it.',
        ].join('\n'),
      },
      threads: {
        needs: ['A profile on Threads.'].join('\n'),
        steps: [
          'Press “Connect” beside Threads: a window of Threads opens.',
          'Sign in and accept every permission: without one of them we cannot publish.',
        ].join('\n'),
        trouble: [
          'A post has at most 500 characters; an emoji usually counts 4 or more.',
          'A post has one topic: its first hashtag. The others do not go out.',
          'The permission lasts 60 days and renews itself. If you take it away in the settings of Threads, you find “Connect again” here.',
          'Threads fetches pictures from our server: where the internet cannot reach it, only posts without pictures go out.',
          'In 24 hours Threads takes 250 posts and 1,000 replies: beyond that, posts wait.',
        ].join('\n'),
        operator: [
          'On Meta for Developers create an app with the Threads use case and set THREADS_CLIENT_ID and THREADS_CLIENT_SECRET: the Threads app ID and its secret, which are not those of the app.',
          'Until Meta has reviewed the app, only its Threads testers can connect.',
        ].join('\n'),
      },
      googlebusiness: {
        needs: [
          'The profile of your business on Google (Business Profile), verified, of which you are an owner or a manager.',
        ].join('\n'),
        steps: [
          'Press “Connect” beside Google Business and choose the account that you manage the profile with.',
          'Accept the permission to manage business profiles.',
          'If you have several locations, choose here which one to use. You connect the others afterwards.',
        ].join('\n'),
        trouble: [
          'A post has at most 1,500 characters and one photo, at least 250 pixels wide and high.',
          'The link becomes the button “Learn more”. Hashtags do not go out: nobody can follow them on Google.',
          'Write no telephone number in the text: Google rejects the post.',
          'Google fetches the photo from our server: where the internet cannot reach it, only posts without a photo go out.',
          'Google checks every post, sometimes after taking it: a rejected one is shown as “No longer there”.',
          'Google gives no figures of single posts: they stay empty in the statistics.',
        ].join('\n'),
        operator: [
          'In a project of Google Cloud ask for access to the Google Business Profile APIs: until it is granted, the limit of calls is zero.',
          'Enable “My Business Account Management”, “My Business Business Information” and “Google My Business”, and set GOOGLEBUSINESS_CLIENT_ID and GOOGLEBUSINESS_CLIENT_SECRET.',
          'While the consent screen is “in testing”, every connection ends after 7 days.',
        ].join('\n'),
      },
    },
  },
} satisfies Words<typeof it>;
