<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Files\Events\Node;

/** Before something is renamed or moved; the node is still complete. */
class BeforeNodeRenamedEvent extends AbstractNodesEvent {
}
