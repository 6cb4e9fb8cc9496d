<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Attribute;

/**
 * Pages of other sites may read the answers, refusals too: the contract's `cors`. Never with cookies.
 *
 * Not Nextcloud's `#[CORS]`: that one names the asking origin without `Vary`, exposes no header, and ends the session of an account that
 * calls a public route without the request token.
 */
#[\Attribute(\Attribute::TARGET_METHOD)]
final class CrossOrigin {
}
