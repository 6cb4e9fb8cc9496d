<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Dashboard;

use OCP\Dashboard\Model\WidgetButton;

/** A widget with buttons. */
interface IButtonWidget extends IWidget {
	/** @return list<WidgetButton> */
	public function getWidgetButtons(string $userId): array;
}
