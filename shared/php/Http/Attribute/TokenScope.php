<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Attribute;

/**
 * The action takes a token of the app with this scope: the contract's `access: { token }`. ContractMiddleware checks it.
 *
 * The host must admit every request, so it is combined with `#[PublicPage]` and `#[NoCSRFRequired]`.
 */
#[\Attribute(\Attribute::TARGET_METHOD)]
final class TokenScope {
	/**
	 * @param ?string $header that carries the token; null for `Authorization: Bearer`
	 * @param bool $orUser whether a logged-in account is admitted as well
	 */
	public function __construct(
		public readonly string $scope,
		public readonly ?string $header = null,
		public readonly bool $orUser = false,
	) {
	}
}
