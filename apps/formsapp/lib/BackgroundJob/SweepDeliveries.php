<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\BackgroundJob;

use OCA\FormsApp\Service\Confirmation\ConfirmationQueue;
use OCA\FormsApp\Service\Webhook\Deliveries;
use OCP\AppFramework\Utility\ITimeFactory;
use OCP\BackgroundJob\TimedJob;

/** Keeps the logs of webhooks short, and forgets how many mails an address was sent when that no longer counts. */
final class SweepDeliveries extends TimedJob {
	private const SECONDS = 3_600;

	public function __construct(
		ITimeFactory $time,
		private readonly Deliveries $deliveries,
		private readonly ConfirmationQueue $mails,
	) {
		parent::__construct($time);
		$this->setInterval(self::SECONDS);
	}

	#[\Override]
	protected function run(mixed $argument): void {
		$this->deliveries->sweep();
		$this->mails->sweep();
	}
}
