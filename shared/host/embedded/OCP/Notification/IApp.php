<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Notification;

/** Takes notifications. */
interface IApp {
	/** @throws IncompleteNotificationException when something that every notification has is missing */
	public function notify(INotification $notification): void;

	/** Takes back every notification that agrees with what is filled in. */
	public function markProcessed(INotification $notification): void;

	/** How many notifications agree with what is filled in. */
	public function getCount(INotification $notification): int;
}
