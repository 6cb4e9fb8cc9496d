<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Attribute;

/**
 * Pages of other sites may read the answers, including refusals: the contract's `cors`. Never with cookies.
 *
 * Replaces Nextcloud's `#[CORS]`, which names the requesting origin without `Vary`, exposes no header, and ends the
 * session of an account that calls a public route without the request token.
 */
#[\Attribute(\Attribute::TARGET_METHOD)]
final class CrossOrigin {
}
