<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

/** @var array{page: \OCA\RoomsApp\Model\Notice\DecisionPage} $_ */
$page = $_['page'];
?>
<style>
/* The page works without JavaScript: Nextcloud's note that it is missing would cover it. */
#nojavascript { display: none; }
#roomsapp-decision {
	box-sizing: border-box;
	width: min(480px, calc(100vw - 24px));
	margin: 12px auto;
	padding: 24px;
	border-radius: var(--border-radius-large);
	background: var(--color-main-background);
	color: var(--color-main-text);
	text-align: start;
	overflow-wrap: anywhere;
}
#roomsapp-decision h2 { margin: 0 0 12px; font-size: 20px; line-height: 1.3; color: inherit; text-align: start; }
#roomsapp-decision p { margin: 0 0 16px; }
#roomsapp-decision dl { margin: 0 0 16px; }
#roomsapp-decision dt { color: var(--color-text-maxcontrast); }
#roomsapp-decision dd { margin: 0 0 8px; }
#roomsapp-decision label { display: block; margin-bottom: 4px; }
#roomsapp-decision textarea {
	box-sizing: border-box;
	width: 100%;
	min-height: 88px;
	margin: 0 0 16px;
	padding: 8px 12px;
	border: 2px solid var(--color-border-maxcontrast);
	border-radius: var(--border-radius-element);
	background: var(--color-main-background);
	color: var(--color-main-text);
	font: inherit;
	resize: vertical;
}
#roomsapp-decision .roomsapp-decision__answers { display: flex; flex-wrap: wrap; gap: 8px; }
#roomsapp-decision button {
	flex: 1 1 120px;
	min-height: 44px;
	margin: 0;
	padding: 8px 16px;
	border: 0;
	border-radius: var(--border-radius-element);
	background: var(--color-primary-element-light);
	color: var(--color-primary-element-light-text);
	font: inherit;
	font-weight: bold;
	cursor: pointer;
}
#roomsapp-decision button[value='accept'] { background: var(--color-primary-element); color: var(--color-primary-element-text); }
#roomsapp-decision :focus-visible { outline: 2px solid var(--color-main-text); outline-offset: 2px; }
#roomsapp-decision .roomsapp-decision__app {
	display: inline-block;
	min-height: 44px;
	padding-top: 12px;
	color: inherit;
	text-decoration: underline;
}
</style>
<div id="roomsapp-decision" lang="<?php p(strtr($page->language, '_', '-')) ?>">
	<h2><?php p($page->heading) ?></h2>
	<p role="status"><?php p($page->text) ?></p>
	<?php if ($page->facts !== []): ?>
	<dl>
		<?php foreach ($page->facts as $label => $fact): ?>
		<dt><?php p($label) ?></dt>
		<dd><?php p($fact) ?></dd>
		<?php endforeach ?>
	</dl>
	<?php endif ?>
	<?php if ($page->state->isOpen()): ?>
	<form method="post">
		<label for="roomsapp-decision-comment"><?php p($page->labels['comment']) ?></label>
		<textarea id="roomsapp-decision-comment" name="comment" maxlength="1000" rows="3"></textarea>
		<div class="roomsapp-decision__answers">
			<?php if ($page->state === \OCA\RoomsApp\Model\Notice\DecisionState::Open): ?>
			<button type="submit" name="answer" value="accept"><?php p($page->labels['accept']) ?></button>
			<?php endif ?>
			<button type="submit" name="answer" value="decline"><?php p($page->labels['decline']) ?></button>
		</div>
	</form>
	<?php endif ?>
	<a class="roomsapp-decision__app" href="<?php p($page->app) ?>"><?php p($page->labels['open']) ?></a>
</div>
