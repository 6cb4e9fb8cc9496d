<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Files\Events\Node;

/** A file got content or a folder was made. */
class NodeWrittenEvent extends AbstractNodeEvent {
}
