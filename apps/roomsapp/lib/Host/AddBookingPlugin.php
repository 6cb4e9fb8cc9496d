<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Host;

use OCA\DAV\Events\SabrePluginAuthInitEvent;
use OCA\RoomsApp\Dav\BookingPlugin;
use OCA\RoomsApp\Dav\BookingServices;
use OCA\RoomsApp\Dav\RoomVisibility;
use OCA\RoomsApp\Service\Scheduling\PendingEvents;
use OCA\RoomsApp\Shared\Db\Deadlock;
use OCP\EventDispatcher\Event;
use OCP\EventDispatcher\IEventListener;
use OCP\IDBConnection;
use OCP\IUserSession;
use Psr\Log\LoggerInterface;

/**
 * Adds the plugin to WebDAV, and to the server that Nextcloud makes for each event of an app. Who asks is known only once the plugin is
 * asked something.
 *
 * @implements IEventListener<SabrePluginAuthInitEvent>
 */
final class AddBookingPlugin implements IEventListener {
	public function __construct(
		private readonly BookingServices $services,
		private readonly PendingEvents $pending,
		private readonly IUserSession $session,
		private readonly IDBConnection $db,
		private readonly LoggerInterface $logger,
	) {
	}

	#[\Override]
	public function handle(Event $event): void {
		if ($event instanceof SabrePluginAuthInitEvent) {
			$event->getServer()->addPlugin($this->plugin());
		}
	}

	private function plugin(): BookingPlugin {
		$account = fn (): ?string => $this->session->getUser()?->getUID();
		$visibility = new RoomVisibility($this->services, $account);
		$leave = fn () => Deadlock::leave($this->db);
		return new BookingPlugin($this->services, $this->pending, $visibility, $account, $leave, $this->logger);
	}
}
