<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\BackgroundJob;

use OCA\RoomsApp\Service\Extsync\Subscriptions;
use OCP\AppFramework\Utility\ITimeFactory;
use OCP\BackgroundJob\TimedJob;

/** Renews what has the calendar provider tell of changes, before it expires. */
final class RenewSubscriptions extends TimedJob {
	private const HALF_DAY = 43_200;

	public function __construct(
		ITimeFactory $time,
		private readonly Subscriptions $subscriptions,
	) {
		parent::__construct($time);
		$this->setInterval(self::HALF_DAY);
	}

	#[\Override]
	protected function run(mixed $argument): void {
		$this->subscriptions->keep();
	}
}
