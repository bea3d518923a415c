#!/usr/bin/python3
"""A WebKitGTK window with a profile. MiniBrowser has no profile under automation."""
import json
import os
import signal
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

options = json.loads(sys.argv[1])
profile = options["profile"]
with open(os.path.join(profile, "pid"), "w") as file:
    file.write(str(os.getpid()))

if options["isPrivate"]:
    manager = WebKit2.WebsiteDataManager.new_ephemeral()
else:
    manager = WebKit2.WebsiteDataManager(base_data_directory=profile, base_cache_directory=profile)
context = WebKit2.WebContext(website_data_manager=manager)
context.set_automation_allowed(True)

settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
if options["userAgent"]:
    settings.set_user_agent(options["userAgent"])
features = WebKit2.Settings.get_all_features()
for feature in (features.get(at) for at in range(features.get_length())):
    if feature.get_identifier() in options["without"]:
        settings.set_feature_enabled(feature, False)

scripts = WebKit2.UserContentManager()
top, start = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
scripts.add_script(WebKit2.UserScript(options["script"], top, start))


def open_window(_session):
    view = WebKit2.WebView(
        web_context=context,
        settings=settings,
        user_content_manager=scripts,
        is_controlled_by_automation=True,
    )
    window = Gtk.Window(default_width=options["width"], default_height=options["height"])
    window.add(view)
    window.show_all()
    return view


context.connect("automation-started", lambda _, session: session.connect("create-web-view", open_window))
# Quits as if a visitor had closed the window: a killed process would lose pending writes.
GLib.unix_signal_add(GLib.PRIORITY_HIGH, signal.SIGTERM, Gtk.main_quit)
# Quits when the driver has ended, even if the driver was killed.
driver = os.getppid()
GLib.timeout_add_seconds(1, lambda: os.getppid() == driver or Gtk.main_quit())
Gtk.main()
