<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Notification;

/** Notifications of all apps. */
interface IManager extends IApp {
	/** One with nothing filled in. */
	public function createNotification(): INotification;
}
