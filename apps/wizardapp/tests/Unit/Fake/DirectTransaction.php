<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\WizardApp\Tests\Unit\Fake;

use OCA\WizardApp\Shared\Db\Transaction;

/** Runs the work at once. */
final class DirectTransaction extends Transaction {
	use WithoutHost;

	#[\Override]
	public function run(callable $work): mixed {
		return $work();
	}
}
