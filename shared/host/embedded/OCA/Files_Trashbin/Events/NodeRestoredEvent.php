<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\Files_Trashbin\Events;

use OCP\Files\Events\Node\AbstractNodesEvent;

/** Something came back from the trash of a home; a team folder's trash says nothing. */
class NodeRestoredEvent extends AbstractNodesEvent {
}
