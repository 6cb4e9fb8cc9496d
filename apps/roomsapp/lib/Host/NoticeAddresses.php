<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\RoomsApp\Host;

use OCA\RoomsApp\AppInfo\Application;
use OCP\IURLGenerator;

/** Absolute addresses for what people are told. */
class NoticeAddresses {
	public function __construct(private readonly IURLGenerator $urls) {
	}

	public function app(): string {
		return $this->urls->getAbsoluteURL('/index.php/apps/' . Application::APP_ID . '/');
	}

	/** @param 'find'|'bookings' $screen */
	public function screen(string $screen): string {
		return $this->app() . $screen;
	}

	public function room(string $id): string {
		return $this->app() . 'rooms/' . rawurlencode($id);
	}

	/** The screen that shows the booking to who opens it. */
	public function booking(int $bookingId): string {
		return $this->app() . "booking/$bookingId";
	}

	/** Where the calendar provider sends notifications. */
	public function notifications(): string {
		return $this->app() . 'api/webhook/extsync';
	}

	public function icon(): string {
		return $this->urls->getAbsoluteURL($this->urls->imagePath(Application::APP_ID, 'app-dark.svg'));
	}

	/** @param 'accept'|'decline' $answer */
	public function request(int $bookingId, string $stamp, string $answer): string {
		return $this->urls->linkToRouteAbsolute(Application::APP_ID . ".request.$answer", ['id' => $bookingId, 'stamp' => $stamp]);
	}

	public function decision(#[\SensitiveParameter] string $secret): string {
		return $this->urls->linkToRouteAbsolute(Application::APP_ID . '.decision.show', ['secret' => $secret]);
	}
}
