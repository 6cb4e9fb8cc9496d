<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Words;

use OCA\HostProbe\Shared\Http\Access\Scopes;
use OCA\HostProbe\Shared\Http\Access\Token;

final class ProbeToken implements Token {
	/** @param list<string> $scopes */
	public function __construct(
		public readonly string $name,
		private readonly array $scopes,
	) {
	}

	#[\Override]
	public function hasScope(string $scope): bool {
		return Scopes::include($this->scopes, $scope);
	}
}
