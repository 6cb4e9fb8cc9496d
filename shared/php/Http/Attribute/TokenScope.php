<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\Http\Attribute;

use OCP\IRequest;

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
	 * @param list<string> $otherHeaders that may carry it instead, where the header is absent from a request
	 */
	public function __construct(
		public readonly string $scope,
		public readonly ?string $header = null,
		public readonly bool $orUser = false,
		public readonly array $otherHeaders = [],
	) {
	}

	/** What the request has in the header, or the first of the others that it has; empty for none. */
	public function sent(IRequest $request): string {
		foreach ([$this->header ?? 'Authorization', ...$this->otherHeaders] as $name) {
			$value = trim($request->getHeader($name));
			if ($value !== '') {
				return $value;
			}
		}
		return '';
	}
}
