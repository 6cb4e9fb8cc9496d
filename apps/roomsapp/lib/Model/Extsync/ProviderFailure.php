<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Model\Extsync;

/** The calendar provider did not do what was asked. */
final class ProviderFailure extends \RuntimeException {
	/**
	 * @param ?int $wait seconds to wait before the next request, where the provider says so
	 * @param string $details of the provider, for the log
	 */
	public function __construct(
		public readonly ProviderProblem $problem,
		public readonly ?int $wait = null,
		string $details = '',
	) {
		parent::__construct($details === '' ? $problem->value : "$problem->value: $details");
	}
}
