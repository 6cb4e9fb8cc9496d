<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\HostProbe\Listener;

use OCA\DAV\Events\SabrePluginAddEvent;
use OCA\DAV\Events\SabrePluginAuthInitEvent;
use OCA\HostProbe\Dav\EarlyPlugin;
use OCA\HostProbe\Dav\ProbePlugin;
use OCA\HostProbe\Service\SeenDavEvents;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;

/**
 * Adds the plugins of WebDAV, while recording is on.
 *
 * @template-implements IEventListener<Event>
 */
final class DavListener implements IEventListener {
	public function __construct(
		private readonly SeenDavEvents $events,
	) {
	}

	#[\Override]
	public function handle(Event $event): void {
		if (!$this->events->isOn()) {
			return;
		}
		if ($event instanceof SabrePluginAuthInitEvent) {
			$event->getServer()->addPlugin(new EarlyPlugin($this->events));
		}
		if ($event instanceof SabrePluginAddEvent) {
			$event->getServer()->addPlugin(new ProbePlugin($this->events));
		}
	}
}
