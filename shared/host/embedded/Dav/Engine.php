<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav;

use Host\AppFramework\Settings;
use Host\Dav\Http\Call;
use Host\Dav\Http\Conditions;
use Host\Dav\Http\Reply;
use Host\Dav\Uploads\Unfinished;
use Sabre\DAV\Server as Events;

/** One request, as a row of events that plugins hear of too: the host's own work has its place among their listeners. */
final class Engine {
	/** Plugins that listen earlier are not told who asks. */
	private const ADMISSION = 10;
	/** Answers a GET where nothing else does. */
	private const LATE = 200;
	/** The root of a MKCALENDAR's body. */
	private const MKCALENDAR = '{urn:ietf:params:xml:ns:caldav}mkcalendar';
	private const UNHANDLED = 'There was no plugin in the system that was willing to handle this %s method.';
	private const INTERRUPTED = 'No subsystem set a valid HTTP status code. '
		. 'Something must have interrupted the request without providing further detail.';
	private ?Work $work = null;

	/** @param \Closure(): Work $admit lets the person in */
	public function __construct(
		private readonly Events $events,
		private readonly Call $call,
		private readonly Reply $reply,
		private readonly Settings $settings,
		private readonly \Closure $admit,
	) {
		$events->httpRequest = $call;
		$events->httpResponse = $reply;
		$events->on('beforeMethod:*', function (): void {
			$this->work ??= ($this->admit)();
		}, self::ADMISSION);
		$events->on('beforeMethod:*', function (): void {
			$this->reply->headers['X-User-Id'] = $this->work()->user;
		});
		$events->on('beforeMethod:GET', $this->refuseUnfinished(...));
		$events->on('method:GET', fn (): bool => !$this->work()->reading->file());
		$events->on('method:GET', $this->does(static fn (Work $work) => $work->reading->welcome()), self::LATE);
		$events->on('afterMethod:GET', fn () => $this->work()->reading->name());
		$events->on('method:HEAD', $this->head(...));
		$events->on('method:OPTIONS', $this->does(static fn (Work $work) => $work->reading->options()));
		$events->on('method:PROPFIND', $this->does(static fn (Work $work) => $work->reading->propfind()));
		$events->on('method:PUT', $this->does(static fn (Work $work) => $work->writing->put()));
		$events->on('method:MKCOL', $this->does(static fn (Work $work) => $work->writing->mkcol()));
		$events->on('method:DELETE', $this->does(static fn (Work $work) => $work->writing->delete()));
		$events->on('method:PROPPATCH', $this->does(static fn (Work $work) => $work->writing->proppatch()));
		$events->on('method:MOVE', $this->does(static fn (Work $work) => $work->transfer->move()));
		$events->on('method:COPY', $this->does(static fn (Work $work) => $work->transfer->copy()));
		$events->on('method:MKCALENDAR', $this->does(static fn (Work $work) => $work->calendars->make(self::MKCALENDAR)));
		$events->on('method:POST', fn (): bool => !$this->work()->scheduling->post());
		$events->on('method:REPORT', $this->does(static fn (Work $work) => $work->reports->report()));
	}

	/** False when a plugin has stopped the request outside its method: then nothing is sent. */
	public function run(): bool {
		if (!$this->tell('beforeMethod', $this->call)) {
			return false;
		}
		try {
			return $this->invoke();
		} catch (Problem $problem) {
			throw $problem->status === 405 ? $problem->withHeaders(['Allow' => $this->work()->reading->allowed()]) : $problem;
		}
	}

	private function invoke(): bool {
		if ((new Conditions($this->work()->tree, $this->call))->notModified($this->reply)) {
			$this->reply->status = 304;
			return true;
		}
		if ($this->tell('method', $this->call)) {
			// of what is not there the method does not matter
			$this->work()->tree->find($this->call->path);
			throw Problem::of('NotImplemented', sprintf(self::UNHANDLED, $this->call->method));
		}
		if (!$this->tell('afterMethod', $this->call)) {
			return false;
		}
		return $this->reply->status > 0 ? true : throw Problem::unexpected(self::INTERRUPTED);
	}

	/** The same as a GET, whose listeners hear of it, without the body. */
	private function head(): bool {
		$get = $this->call->by('GET');
		if ($this->tell('beforeMethod', $get)) {
			$this->tell('method', $get);
			$this->tell('afterMethod', $get);
		}
		$this->reply->body = '';
		return false;
	}

	private function refuseUnfinished(): void {
		if ($this->settings->major >= 34 && $this->work()->tree->find($this->call->path) instanceof Unfinished) {
			throw Problem::of('MethodNotAllowed', 'Reading intermediate uploads is not allowed');
		}
	}

	private function tell(string $stage, Call $call): bool {
		return $this->events->emit("$stage:{$call->method}", [$call, $this->reply]);
	}

	/**
	 * @param \Closure(Work): void $do
	 * @return \Closure(): false
	 */
	private function does(\Closure $do): \Closure {
		return function () use ($do): bool {
			$do($this->work());
			return false;
		};
	}

	private function work(): Work {
		return $this->work ?? throw new \LogicException('Nobody has been let in yet');
	}
}
