<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Link;

/** What a request to a link brings besides its body. */
final readonly class Visit {
	/**
	 * @param ?string $password null when none was sent
	 * @param ?string $requestKey the same for a request that is repeated
	 */
	public function __construct(
		public Respondent $respondent,
		#[\SensitiveParameter]
		public ?string $password,
		public ?string $requestKey,
	) {
	}
}
