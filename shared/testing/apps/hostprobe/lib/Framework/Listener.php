<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Framework;

use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;

/**
 * Hears of the probe's own event.
 *
 * @implements IEventListener<Happened>
 */
final class Listener implements IEventListener {
	#[\Override]
	public function handle(Event $event): void {
		if ($event instanceof Happened) {
			$event->heard[] = 'service';
		}
	}
}
