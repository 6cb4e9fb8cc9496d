<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Attribute;

/**
 * A session must send the request token, an app password in the header none: the contract's `csrf: 'session'`.
 * ContractMiddleware checks it.
 *
 * Nextcloud itself would require a token or `OCS-APIRequest` of every caller, so it is combined with `#[NoCSRFRequired]`.
 */
#[\Attribute(\Attribute::TARGET_METHOD)]
final class SessionToken {
}
