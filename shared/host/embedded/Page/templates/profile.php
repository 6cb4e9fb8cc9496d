<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later
?>
<main id="app-content" class="host-page host-profile" lang="en">
<img class="host-profile__picture" src="<?php p($_['picture']) ?>" alt="" width="128" height="128">
<h1><?php p($_['name']) ?></h1>
<?php if ($_['email'] !== ''): ?>
<p><a href="mailto:<?php p($_['email']) ?>"><?php p($_['email']) ?></a></p>
<?php endif ?>
</main>
