<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Dashboard;

use OCA\RoomsApp\AppInfo\Application;
use OCA\RoomsApp\Host\InstanceZone;
use OCA\RoomsApp\Host\NoticeAddresses;
use OCA\RoomsApp\Model\Booking\BookingState;
use OCA\RoomsApp\Model\Notice\NoticeDate;
use OCA\RoomsApp\Model\Overview\UpcomingDate;
use OCA\RoomsApp\Service\Notice\DateTexts;
use OCA\RoomsApp\Service\Overview\Upcoming;
use OCA\RoomsApp\Shared\Contract\Limits;
use OCP\Dashboard\IAPIWidgetV2;
use OCP\Dashboard\IButtonWidget;
use OCP\Dashboard\IIconWidget;
use OCP\Dashboard\Model\WidgetButton;
use OCP\Dashboard\Model\WidgetItem;
use OCP\Dashboard\Model\WidgetItems;
use OCP\IL10N;

/** Requests that wait for the account, and its bookings to come, on the dashboard and in the mobile apps. */
final class BookingsWidget implements IAPIWidgetV2, IIconWidget, IButtonWidget {
	private const ORDER = 30;

	public function __construct(
		private readonly Upcoming $upcoming,
		private readonly NoticeAddresses $addresses,
		private readonly InstanceZone $instance,
		private readonly IL10N $texts,
	) {
	}

	#[\Override]
	public function getId(): string {
		return Application::APP_ID;
	}

	#[\Override]
	public function getTitle(): string {
		return $this->texts->t('Room bookings');
	}

	#[\Override]
	public function getOrder(): int {
		return self::ORDER;
	}

	#[\Override]
	public function getIconClass(): string {
		return '';
	}

	#[\Override]
	public function getIconUrl(): string {
		return $this->addresses->icon();
	}

	#[\Override]
	public function getUrl(): string {
		return $this->addresses->app();
	}

	#[\Override]
	public function load(): void {
	}

	/** All of them each time, whatever a client has: which bookings are to come changes without anything new. */
	#[\Override]
	public function getItemsV2(string $userId, ?string $since = null, int $limit = 7): WidgetItems {
		$found = $this->upcoming->find($userId, max(1, min(Limits::OWN_BOOKINGS, $limit)));
		return new WidgetItems(array_map($this->item(...), $found), $this->texts->t('No bookings to come'));
	}

	#[\Override]
	public function getWidgetButtons(string $userId): array {
		return [
			new WidgetButton(WidgetButton::TYPE_NEW, $this->addresses->screen('find'), $this->texts->t('Find a room')),
			new WidgetButton(WidgetButton::TYPE_MORE, $this->addresses->screen('bookings'), $this->texts->t('My bookings')),
		];
	}

	private function item(UpcomingDate $next): WidgetItem {
		[$booking, $date] = [$next->one->booking, $next->one->date];
		$state = match (true) {
			$next->isRequest => [$this->texts->t('Waits for your answer')],
			$date->state === BookingState::Pending => [$this->texts->t('Waiting for approval')],
			default => [],
		};
		$when = DateTexts::of($this->texts, NoticeDate::of($date), $next->room->zone($this->instance->zone()));
		return new WidgetItem(
			$booking->summary,
			implode(' · ', [...$state, $next->room->name, $when]),
			$this->addresses->booking($booking->id),
			$this->addresses->icon(),
			(string)$date->start,
		);
	}
}
