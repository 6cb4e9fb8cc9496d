<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Notification;

/** Puts notifications of an app into the reader's language. */
interface INotifier {
	public function getID(): string;

	/** For people. */
	public function getName(): string;

	/**
	 * @return INotification with a parsed or rich subject
	 * @throws UnknownNotificationException when it is of another app, or of a kind that is unknown here
	 * @throws AlreadyProcessedException when it is needed no longer: it is deleted
	 */
	public function prepare(INotification $notification, string $languageCode): INotification;
}
