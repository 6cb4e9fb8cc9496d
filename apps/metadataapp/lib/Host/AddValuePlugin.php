<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Host;

use OCA\DAV\Events\SabrePluginAddEvent;
use OCA\MetadataApp\Dav\ValuePlugin;
use OCA\MetadataApp\Dav\ValueServices;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;
use OCP\IUserSession;

/**
 * Adds the plugin to the addresses of WebDAV that accounts have. Nextcloud dispatches no such event for public links, where a plugin that
 * info.xml names would be added, too.
 *
 * @implements IEventListener<SabrePluginAddEvent>
 */
final class AddValuePlugin implements IEventListener {
	public const EVENT = SabrePluginAddEvent::class;

	public function __construct(
		private readonly ValueServices $services,
		private readonly IUserSession $session,
	) {
	}

	#[\Override]
	public function handle(Event $event): void {
		if ($event instanceof SabrePluginAddEvent) {
			$account = fn (): ?string => $this->session->getUser()?->getUID();
			$event->getServer()->addPlugin(new ValuePlugin($this->services, $account));
		}
	}
}
