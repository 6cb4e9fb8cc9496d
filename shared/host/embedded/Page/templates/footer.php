<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later
?>
<footer class="host-footer" lang="en" dir="ltr">
<p>
	<strong>Embedded host</strong>, for trying and testing only.<span class="host-footer__more"> Start a real server:
		<code>npm start -- --server</code></span>
</p>
</footer>
