import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newUser } from '../support/auth';
import { dataOf } from '../support/client';
import { signInToPanel, type Panel } from '../support/panel';
import { startCms, type CmsServer } from '../support/start-cms';

const ARTICLE = 'api::article.article';
const PRODUCT = 'api::product.product';
