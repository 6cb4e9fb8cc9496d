<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Shared\BackgroundJob;

use OCP\AppFramework\Utility\ITimeFactory;
use OCP\BackgroundJob\TimedJob;
use Shared\Outbox\Delivery;

/** Delivers what is in the outbox each time background jobs run. Apps with an outbox list this job in their info.xml. */
final class DeliverOutbox extends TimedJob {
	/** Other jobs wait for this long at most. */
	private const SECONDS = 60;

	public function __construct(
		ITimeFactory $time,
		private readonly Delivery $delivery,
	) {
		parent::__construct($time);
		$this->setInterval(self::SECONDS);
	}

	#[\Override]
	protected function run(mixed $argument): void {
		$this->delivery->run(self::SECONDS);
	}
}
