<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Notification;

/** This notifier does not know the notification; another one may. */
class UnknownNotificationException extends \InvalidArgumentException {
}
