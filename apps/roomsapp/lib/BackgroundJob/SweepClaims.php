<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\BackgroundJob;

use OCA\RoomsApp\Service\Booking\LapsedClaims;
use OCP\AppFramework\Utility\ITimeFactory;
use OCP\BackgroundJob\TimedJob;
use Psr\Log\LoggerInterface;

/** Removes claims of requests that died before their event was stored. */
final class SweepClaims extends TimedJob {
	private const QUARTER_HOUR = 900;

	public function __construct(
		ITimeFactory $time,
		private readonly LapsedClaims $claims,
		private readonly LoggerInterface $logger,
	) {
		parent::__construct($time);
		$this->setInterval(self::QUARTER_HOUR);
	}

	#[\Override]
	protected function run(mixed $argument): void {
		$count = $this->claims->sweep();
		if ($count > 0) {
			$this->logger->info('{count} bookings of rooms were claimed and never made', ['app' => 'roomsapp', 'count' => $count]);
		}
	}
}
