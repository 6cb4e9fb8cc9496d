<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Dashboard;

use OCP\Dashboard\Model\WidgetItem;

/** A widget whose content is a list that the host draws. */
interface IAPIWidget extends IWidget {
	/**
	 * @param ?string $since of the last item that the client has
	 * @return WidgetItem[]
	 */
	public function getItems(string $userId, ?string $since = null, int $limit = 7): array;
}
