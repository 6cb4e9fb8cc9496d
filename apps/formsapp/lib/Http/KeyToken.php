<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Http;

use OCA\FormsApp\Model\Key\ApiKey;
use OCA\FormsApp\Shared\Http\Access\Caller;
use OCA\FormsApp\Shared\Http\Access\Token;

/** A key as what the request is made with; its permissions are the scopes of the contract. */
final class KeyToken implements Token {
	public function __construct(public readonly ApiKey $key) {
	}

	/** @throws \LogicException on a route that takes no keys */
	public static function heldBy(Caller $caller): ApiKey {
		$token = $caller->token();
		return $token instanceof self ? $token->key : throw new \LogicException('The caller has no key');
	}

	#[\Override]
	public function hasScope(string $scope): bool {
		return in_array($scope, $this->key->permissions, true);
	}
}
