<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Dashboard;

use OCP\Dashboard\Model\WidgetItems;

/** A widget whose content is a list that the host draws, with words for when it is empty. */
interface IAPIWidgetV2 extends IWidget {
	/** @param ?string $since of the last item that the client has */
	public function getItemsV2(string $userId, ?string $since = null, int $limit = 7): WidgetItems;
}
