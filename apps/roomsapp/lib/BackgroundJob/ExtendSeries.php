<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\BackgroundJob;

use OCA\RoomsApp\Service\Scheduling\SeriesExtension;
use OCP\AppFramework\Utility\ITimeFactory;
use OCP\BackgroundJob\TimedJob;
use Psr\Log\LoggerInterface;

/** Books series without end further, as time goes on. */
final class ExtendSeries extends TimedJob {
	private const DAY = 86_400;

	public function __construct(
		ITimeFactory $time,
		private readonly SeriesExtension $series,
		private readonly LoggerInterface $logger,
	) {
		parent::__construct($time);
		$this->setInterval(self::DAY);
	}

	#[\Override]
	protected function run(mixed $argument): void {
		$count = $this->series->run();
		if ($count > 0) {
			$this->logger->info('{count} series were booked further', ['app' => 'roomsapp', 'count' => $count]);
		}
	}
}
